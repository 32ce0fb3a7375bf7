# What the bots value, for those who ask why.

weight-points = победные очки, которые не отнять
weight-control = контроль над системами
weight-lead = отрыв от лучшего соперника
weight-ore = металл
weight-population = население
weight-fleet = флот
weight-growth = рост населения
weight-ore-yield = производство металла
weight-ascent = приближение к технологии уровня IIII
weight-access = действия для исследований высоких уровней и колонизации
weight-colonizing = системы, близкие к колонизации
weight-achievements = путь к достижениям
