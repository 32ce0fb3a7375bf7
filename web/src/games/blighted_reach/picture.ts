/** The picture on the first page: the Reach under the Empire's eagle, and the Blight that grows. */
import { scene } from "../../art";
import { r, type Dice } from "../../art/random";

const EAGLE = "M240 92L226 128 150 104 216 148 198 176 240 158 282 176 264 148 330 104 254 128Z";
const SPORES = 26;

function reach(dice: Dice): string {
  let drawn =
    `<ellipse cx="240" cy="136" rx="150" ry="84" fill="none" stroke="var(--art-cool)" opacity=".6"/>` +
    `<path d="${EAGLE}" fill="var(--owner-empire)" opacity=".9"/>`;
  for (let i = 0; i < SPORES; i += 1) {
    const angle = dice.between(0, 2 * Math.PI);
    const far = dice.between(0.86, 1.3);
    const [x, y] = [240 + Math.cos(angle) * 170 * far, 136 + Math.sin(angle) * 92 * far];
    const size = dice.between(3, 9);
    drawn +=
      `<circle cx="${r(x)}" cy="${r(y)}" r="${r(size)}" fill="var(--owner-blight)" opacity=".75"/>` +
      `<circle cx="${r(x)}" cy="${r(y)}" r="${r(size * 1.8)}" fill="none" stroke="var(--owner-blight)" opacity=".35"/>`;
  }
  return drawn;
}

export const picture = (): string => scene("blighted-reach", reach);
