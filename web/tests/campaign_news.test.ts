import { describe, expect, it } from "vitest";
import type { Campaign, FromStream } from "../src/api";
import { received } from "../src/campaign_news";

const seat = (person: number | null, name: string | null): object => ({ person, name, bot: null, left: null });
const table = { type: "table", state: "playing", seats: [seat(7, "Ann")], proposal: null, host: 7, waiting: [] };
const campaign = {
  name: "The long war",
  table: { ...table, mine: [0], invitation: "abc" },
  chronicle: [],
  chronicled: ["log-act-begins"],
  n: 5,
} as unknown as Campaign;
const message = (part: object): FromStream => part as FromStream;
const update = (id: string, n: number, more: object = {}): FromStream =>
  message({ type: "update", n, back: null, view: { waiting: [1] }, log: [{ n, words: { id, args: {} } }], ...more });

describe("the stream on a campaign's page", () => {
  it("takes over what all are told, and keeps what they are not", () => {
    const news = received(campaign, message({ ...table, campaign: "The short war", moved: 9 }));
    expect(news.isStale).toBe(false);
    expect(news.campaign.name).toBe("The short war");
    expect(news.campaign.table).toMatchObject({ mine: [0], invitation: "abc", moved: 9 });
  });
  it.each([
    ["somebody joins", { seats: [seat(7, "Ann"), seat(8, "Bob")] }],
    ["it is paused", { state: "paused" }],
    ["something is proposed", { proposal: { kind: "export", by: 0, to: null, agreed: [0] } }],
    ["the host is gone", { host: null }],
  ])("asks again when %s", (_, part) => {
    expect(received(campaign, message({ ...table, ...part })).isStale).toBe(true);
  });
  it("asks again when the chronicle has grown or shrunk, and not for every move", () => {
    expect(received(campaign, update("log-act-begins", 6)).isStale).toBe(true);
    expect(received(campaign, update("log-act-begins", 5)).isStale).toBe(false);
    expect(received(campaign, update("log-lead", 4, { back: 3 })).isStale).toBe(true);
    const news = received(campaign, update("log-lead", 6));
    expect(news.isStale).toBe(false);
    expect([news.campaign.n, news.campaign.table.waiting]).toEqual([6, [1]]);
  });
  it("leaves chat alone", () => {
    expect(received(campaign, message({ type: "chat" }))).toEqual({ campaign, isStale: false });
  });
});
