/** What the stream of a campaign's table changes on the campaign's page. */
import type { Campaign, FromStream, TableInfo } from "./api";

export interface News {
  campaign: Campaign;
  /** Whether the server has more to tell: the chronicle has grown, or people, state or consent have changed. */
  isStale: boolean;
}

/** What the page shows of a table that only the server can work out again. */
const essence = ({ state, seats, proposal, host }: TableInfo): string =>
  JSON.stringify([state, seats.map(({ name, person, bot, left }) => [name, person, bot, left]), proposal, host]);

/** The campaign after a message; the same one if the message does not concern it. */
export function received(campaign: Campaign, message: FromStream): News {
  const { table } = campaign;
  if (message.type === "table") {
    // What all are told does not say which seats are the reader's own, nor how to invite.
    const mine = message.mine?.length ? message.mine : (table.mine ?? []);
    const next = { ...message, mine, invitation: message.invitation ?? table.invitation ?? null };
    return {
      campaign: { ...campaign, name: message.campaign ?? campaign.name, table: next },
      isStale: essence(message) !== essence(table),
    };
  }
  if (message.type !== "update") return { campaign, isStale: false };
  const wentBack = message.back !== null && message.back !== undefined;
  const isTold = message.log.some((line) => line.n > campaign.n && campaign.chronicled.includes(line.words.id));
  return {
    campaign: { ...campaign, n: message.n, table: { ...table, waiting: message.view.waiting } },
    isStale: wentBack || isTold,
  };
}
