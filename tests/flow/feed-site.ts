import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Feed, FeedRun, FeedsOutput } from '@rondelle/contracts/site/feeds.inputs.ts';
import { createAddressReader } from '@rondelle/infra/fetch/read-address.ts';
import { expect } from 'vitest';
import type { Client } from './client.ts';
import { startWritingSite, type WritingSite } from './writing-site.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
const handlers = new Map<string, Handler>();
const server = createServer((request, response) =>
  (handlers.get(request.url ?? '') ?? ((_, refused) => refused.writeHead(404).end()))(request, response),
);

/** The sources of feeds: a request handler for each path. */
export const feedServer = {
  answers: handlers,
  at: (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
  says:
    (body: string, etag: string): Handler =>
    (request, response) => {
      if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
      else response.writeHead(200, { etag }).end(body);
    },
};

export const event = (uid: string, day: string, title: string) =>
  `BEGIN:VEVENT\r\nUID:${uid}\r\nDTSTAMP:20210901T120000Z\r\nDTSTART:${day}T143000\r\nSUMMARY:${title}\r\nEND:VEVENT\r\n`;
export const cancel = (whole: string) => whole.replace('END:VEVENT', 'STATUS:CANCELLED\r\nEND:VEVENT');
export const postpone = (whole: string) =>
  whole
    .replace('SUMMARY:', 'SUMMARY:Remis\\, jour à venir : ')
    .replace('END:VEVENT', 'STATUS:TENTATIVE\r\nEND:VEVENT');
export const calendar = (...events: string[]) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Inventé//FR\r\n${events.join('')}END:VCALENDAR\r\n`;

export type FeedSite = {
  readonly site: WritingSite;
  readonly admin: Client & { readonly id: string };
  readonly addFeed: (kind: Feed['kind'], path: string, addsTeams?: boolean) => Promise<number>;
  readonly feedOf: (id: number) => Promise<Feed>;
  readonly runsOf: (id: number) => Promise<number>;
  readonly ended: (id: number) => Promise<FeedRun>;
  /** Runs a feed and returns the run once it has ended. */
  readonly read: (id: number) => Promise<FeedRun>;
  readonly stop: () => Promise<void>;
};

/** A site whose feeds may read from this machine. */
export const startFeedSite = async (): Promise<FeedSite> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const site = await startWritingSite({ readAddress: createAddressReader({ allowsPrivate: true }) });
  const admin = await site.member('Administratrice', 'admin');
  /** Inserts a feed directly, because the form refuses addresses of the local machine. */
  const addFeed: FeedSite['addFeed'] = async (kind, path, addsTeams = false) => {
    const { rows } = await site.pool.query(
      `INSERT INTO operations.feeds (name, kind, address, season, "leagueId", "everyMinutes", "addsTeams", "isOn")
       VALUES ($1, $1, $2, '2021-2022', 11, 60, $3, false) RETURNING id`,
      [kind, feedServer.at(path), addsTeams],
    );
    return rows[0].id;
  };
  const feedOf: FeedSite['feedOf'] = async (id) => {
    const { data } = await admin.query<FeedsOutput>('feed.list', {});
    const feed = data.feeds.find((one) => one.id === id);
    if (!feed) throw new Error('no such feed');
    return feed;
  };
  const runsOf: FeedSite['runsOf'] = async (id) => (await feedOf(id)).runs.length;
  const ended: FeedSite['ended'] = async (id) => {
    const last = async () => (await feedOf(id)).runs[0];
    await expect.poll(async () => (await last())?.finishedAt).toBeTruthy();
    return (await last()) as FeedRun;
  };
  const read: FeedSite['read'] = async (id) => {
    const before = await runsOf(id);
    expect((await admin.mutate('feed.run', { id })).code).toBeNull();
    await expect.poll(() => runsOf(id)).not.toBe(before);
    return ended(id);
  };
  const stop: FeedSite['stop'] = async () => {
    server.close();
    await site.stop();
  };
  return { site, admin, addFeed, feedOf, runsOf, ended, read, stop };
};
