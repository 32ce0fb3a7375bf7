import { describe, expect, it } from "vitest";
import { breakable } from "../src/lib/hyphens";

const shown = (text: string, long?: number): string => breakable(text, long).replaceAll("\u00AD", "-");

describe("words in narrow places", () => {
  it.each([
    ["Orbitalplattform", "Orbi-tal-platt-form"],
    ["Grenzstation", "Grenz-sta-tion"],
    ["Kommandozentrale", "Kom-man-do-zen-trale"],
    ["Sternenschiff", "Ster-nen-schiff"],
    ["Исследователь", "Иссле-до-ва-тель"],
    ["Peacekeeper", "Pea-ce-kee-per"],
  ])("%s", (word, broken) => {
    expect(shown(word)).toBe(broken);
  });

  it("stay whole when they are short", () => {
    expect(shown("The Hive Queen")).toBe("The Hive Queen");
    expect(shown("Falcon", 6)).toBe("Fal-con");
  });
});
