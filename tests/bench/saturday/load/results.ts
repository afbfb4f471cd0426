import { setTimeout as sleep } from 'node:timers/promises';
import type { LeagueOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import type { Client } from '../../../flow/client.ts';
import type { Game, Plan } from '../plan.ts';
import type { Get } from './client.ts';
import { steadily } from './steadily.ts';
import type { Tally } from './tally.ts';

/** The time of a result, and the ms until a page was notified of it and until its table contained it. */
export type Seen = { readonly at: number; readonly heardMs: number; readonly seenMs: number };
type Waiting = { readonly at: number; heardMs: number | null };
type Table = {
  readonly path: string;
  /** The reader of the table: each open page belongs to another one. */
  readonly reader: number;
  games: number;
  readonly waiting: Waiting[];
  isReading: boolean;
};

type League = { readonly result: { readonly data: Pick<LeagueOutput, 'standings'> } };
/** Each game counts for two teams. */
const gamesIn = (body: Buffer): number => {
  const { standings } = (JSON.parse(body.toString('utf8')) as League).result.data;
  return standings.reduce((sum, { gamesPlayed }) => sum + gamesPlayed, 0) / 2;
};

/** Headers of a page that refetches after a notification; without compression to be cheap here. */
const refetchHeaders = { 'cache-control': 'no-cache' };
/** A page without a response requests it again. */
const retryMs = 1_000;

/** Reads the tables of the leagues in which results will be recorded. */
const tablesOf = async (get: Get, games: readonly Game[]): Promise<Map<string, Table>> => {
  const tables = new Map<string, Table>();
  for (const { leagueId, table: path } of games) {
    const topic = `league:${leagueId}`;
    if (tables.has(topic)) continue;
    const { status, body } = await get(path, tables.size, refetchHeaders);
    if (status !== 200) throw new Error(`${path} answers ${status}`);
    tables.set(topic, { path, reader: tables.size, games: gamesIn(body), waiting: [], isReading: false });
  }
  return tables;
};

/** Records results, and follows each until the page of its league contains it. */
export const createResults = async (
  get: Get,
  { played: games, topics, size }: Pick<Plan, 'played' | 'topics' | 'size'>,
) => {
  const tables = await tablesOf(get, games);
  const seen: Seen[] = [];
  /** The first connection that follows each league, by its number. */
  const watched = new Map(
    [...tables].map(([topic, table]): [number, Table] => [topics.indexOf(topic), table]),
  );
  const read = async (table: Table): Promise<void> => {
    table.isReading = true;
    let response = await get(table.path, table.reader, refetchHeaders);
    for (; response.status !== 200; response = await get(table.path, table.reader, refetchHeaders))
      await sleep(retryMs);
    table.isReading = false;
    const now = performance.now();
    const total = gamesIn(response.body);
    for (const { at, heardMs } of table.waiting.splice(0, total - table.games))
      seen.push({ at, heardMs: heardMs ?? now - at, seenMs: now - at });
    table.games = total;
  };
  return {
    seen,
    waiting: (): number => [...tables.values()].reduce((sum, { waiting }) => sum + waiting.length, 0),
    /** Notifies the connection with that number of a change. */
    hear: (line: number): void => {
      const table = watched.get(line);
      if (!table || table.waiting.length === 0) return;
      for (const one of table.waiting) one.heardMs ??= performance.now() - one.at;
      if (!table.isReading) void read(table);
    },
    record: (clientOf: (number: number) => Client, tally: Tally, signal: AbortSignal): Promise<void> =>
      steadily(size.resultsPerMinute / 60, signal, (n) => {
        const game = games[n];
        const table = game && tables.get(`league:${game.leagueId}`);
        if (!table) return;
        const { gameId, seasonId } = game;
        const [home, away] = [(n % 6) + 1, n % 5];
        const nothing = { forfeitedBy: null, homeFairPlay: null, awayFairPlay: null };
        const goals = { homeGoals: home, awayGoals: away === home ? home - 1 : away };
        const input = { lang: 'fr', gameId, seasonId, ...goals, decidedIn: 'regulation', ...nothing };
        const at = performance.now();
        table.waiting.push({ at, heardMs: null });
        void clientOf(n)
          .mutate('game.recordResult', input)
          .then(
            ({ status }) => tally.count({ status, ms: performance.now() - at }),
            () => tally.count({ status: 'broken', ms: 0 }),
          );
      }),
  };
};
