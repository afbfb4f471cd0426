import { expect } from 'vitest';
import { pathsOfLeague, startHttpReaders } from '../../faults/support/http-readers.ts';
import { type RecordedGame, startHttpWriters, type WrittenGame } from '../../faults/support/http-writers.ts';
import { untilMoreThan } from '../../support/until.ts';
import type { ComposeSite } from './compose-site.ts';

/** The imported season with games, and its league. */
const season = '2023-2024';
const league = `/fr/${season}/c-1-lphf/r-1-amerique-du-nord`;
const apiLeague = `/api/v1/league?lang=fr&sid=${season}&cid=1&rid=1`;
const paths = pathsOfLeague(league, apiLeague, '2024-01-01', 120);

/** The longest wait of a reader or of a writer before it gives up, in milliseconds. */
const limitMs = 30_000;
/** Responses to readers between two steps: enough for some readers to meet the effect of the last step. */
const between = 40;

const games: WrittenGame = {
  seasonId: 1,
  categoryId: 1,
  leagueId: 1,
  tournamentId: null,
  stage: 'regular',
  group: null,
  homeTeamId: 1,
  awayTeamId: 3,
  time: '19:30',
  venue: null,
  city: 'Montréal',
  decidedIn: 'regulation',
  forfeitedBy: null,
  homeFairPlay: null,
  awayFairPlay: null,
};

export const password = 'glace-bleue-et-bâtons';

const tokenOf = async (url: string, login: string): Promise<string> => {
  const response = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, password, lang: 'fr' }),
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { token: string }).token;
};

/** Ends with its test, even with a failing one: writers must not continue into the next test. */
export type Traffic = AsyncDisposable & {
  /** Readers who were refused or got something else so far. */
  readonly failedReads: () => number;
  /** Resolves when some more readers were answered. */
  readonly untilRead: () => Promise<void>;
  /** Resolves when some more readers and writers were answered. */
  readonly goOn: () => Promise<void>;
  /** Ends readers and writers, and checks what they saw. */
  readonly end: () => Promise<Seen>;
};
export type Seen = {
  readonly recorded: readonly RecordedGame[];
  /** Answers to readers: pages, refusals with 503, and everything else. */
  readonly readers: {
    readonly answered: number;
    readonly unavailable: number;
    readonly wrong: readonly string[];
  };
  /** Writes that were sent again, since nobody or a 503 answered. */
  readonly retried: number;
  readonly slowestReadMs: number;
};

/** Runs readers and writers on a site until they are ended. */
export const startTraffic = async ({ url }: ComposeSite, login: string): Promise<Traffic> => {
  const writers = startHttpWriters(await tokenOf(url, login), [url], 2, {
    game: games,
    month: '2024-02',
    // Every game is looked up afterwards.
    pauseMs: 200,
  });
  const readers = startHttpReaders(url, limitMs, paths);
  const untilRead = () => untilMoreThan(readers.tally.answered + between, () => readers.tally.answered);
  const goOn = async () => {
    await untilRead();
    await untilMoreThan(writers.tally.acknowledged.length + 1, () => writers.tally.acknowledged.length);
  };
  const stop = () => Promise.all([readers.stop(), writers.stop()]);
  await goOn().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    [Symbol.asyncDispose]: async () => void (await stop()),
    failedReads: () => readers.tally.unavailable + readers.tally.wrong.length,
    untilRead,
    goOn,
    end: async () => {
      await goOn();
      const [{ answered, unavailable, wrong, slowestMs }, written] = await stop();
      expect(written.wrong).toEqual([]);
      return {
        recorded: written.acknowledged,
        readers: { answered, unavailable, wrong },
        retried: written.retried,
        slowestReadMs: slowestMs,
      };
    },
  };
};

/** The acknowledged games that the site does not show with their results. */
export const lostGames = async (
  { url }: ComposeSite,
  recorded: readonly RecordedGame[],
): Promise<readonly RecordedGame[]> => {
  const isThere = async ({ id, homeGoals, awayGoals }: RecordedGame): Promise<boolean> => {
    const response = await fetch(`${url}/api/v1/games/${id}`);
    const { game } = (await response.json()) as {
      game?: { home: { goals: number }; away: { goals: number } };
    };
    return game?.home.goals === homeGoals && game.away.goals === awayGoals;
  };
  const lost: RecordedGame[] = [];
  for (const game of recorded) if (!(await isThere(game))) lost.push(game);
  return lost;
};

/** Responses to readers, without positions: these differ from log to log. */
export const answersOf = async ({ url }: ComposeSite): Promise<readonly string[]> => {
  const addresses = [
    `/api/v1/seasons/${season}`,
    apiLeague,
    `/api/v1/league?lang=en&sid=2024-2025&cid=1&rid=1`,
    `/api/v1/league/history?lang=fr&sid=${season}&cid=1&rid=1`,
    `/api/v1/games/1`,
    `/api/v1/games/1/history`,
  ];
  const responseTo = async (address: string): Promise<string> => {
    const response = await fetch(url + address);
    const body = await response.text();
    return `${response.status} ${address} ${body.replaceAll(/("position":"?|[?]event=)\d+/g, '$1…')}`;
  };
  return Promise.all(addresses.map(responseTo));
};
