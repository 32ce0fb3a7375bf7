import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { Problem } from "../src/api";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("navigator", { languages: ["de"] });
const { loadWords, refused } = await import("../src/words.svelte");
const { attempted, sentence } = await import("../src/problems");
const { settings } = await import("../src/settings.svelte");

const TAKEN = { id: "problem-seat-taken", args: {}, rules: [] };

describe("what the server refuses", () => {
  beforeAll(async () => {
    await loadWords("de", "star-realms");
    await loadWords("ru");
  });
  afterEach(() => void (settings.locale = "de"));

  it("is said in the reader's language", () => {
    const problem = new Problem(409, { error: "This seat is taken.", words: TAKEN });
    expect(sentence(problem)).toBe("Dieser Platz ist besetzt.");
    settings.locale = "ru";
    expect(sentence(problem)).toBe("Это место занято.");
  });
  it("may be what a game refuses", () => {
    const words = { id: "card-blob-wheel", args: {}, rules: [] };
    expect(refused({ error: "Blob Wheel", words }, "star-realms")).toBe("Blob-Rad");
    const mode = { id: "problem-mode-seats", args: { mode: "duel", numbers: "2", seats: "3" }, rules: [] };
    expect(refused({ error: "Mode duel is for 2 seats, not 3.", words: mode })).toBe(
      "Der Modus duel ist für 2 Plätze, nicht für 3.",
    );
  });
  it("stays in English when another version of the server has other words", () => {
    expect(refused({ error: "New.", words: { ...TAKEN, id: "problem-from-tomorrow" } })).toBe("New.");
    expect(refused({ error: "New." })).toBe("New.");
  });
  it("is said to be silence when there is no sentence at all", () => {
    expect(sentence(new Problem(502, { error: "" }))).toBe("Der Server antwortet nicht.");
  });
});

describe("an attempt", () => {
  it("tells nothing, and then what went wrong", async () => {
    const told: string[] = [];
    const tell = (said: string): void => void told.push(said);
    await attempted(() => Promise.resolve(), tell);
    await attempted(() => Promise.reject(new Problem(409, { error: "", words: TAKEN })), tell);
    expect(told).toEqual(["", "", "Dieser Platz ist besetzt."]);
  });
  it("leaves mistakes of the page to the console", async () => {
    await expect(
      attempted(
        () => Promise.reject(new TypeError("ours")),
        () => undefined,
      ),
    ).rejects.toThrow("ours");
  });
});
