import { setTimeout as sleep } from 'node:timers/promises';
import { leaguePage } from '../../flow/gateway-site.ts';

export type ReadersTally = {
  answered: number;
  /** Responses with 503 and Retry-After, in the requested content type. */
  unavailable: number;
  /** All other responses, and missing ones. */
  readonly wrong: string[];
  slowestMs: number;
};

const dayAfter = (first: string, days: number): string =>
  new Date(Date.parse(first) + days * 86_400_000).toISOString().slice(0, 10);
/** A cached page, the same league as JSON, and both on days that are not cached, for so many days. */
export const pathsOfLeague =
  (page: string, api: string, firstDay: string, days: number) =>
  (turn: number): readonly string[] => {
    const playedBy = dayAfter(firstDay, turn % days);
    return [page, api, `${page}?playedBy=${playedBy}`, `${api}&playedBy=${playedBy}`];
  };

const api = '/api/v1/league?lang=fr&sid=2021-2022&cid=1&rid=1';
const pathsOfTheLeague = pathsOfLeague(leaguePage, api, '2021-09-01', 270);

/** Classifies a response; a 503 needs Retry-After and the requested content type. */
const kindOf = (path: string, response: Response): 'answered' | 'unavailable' | string => {
  if (response.status === 200) return 'answered';
  const type = response.headers.get('content-type') ?? '';
  const wanted = path.startsWith('/api') ? 'application/problem+json' : 'text/html';
  const isClear =
    response.status === 503 && response.headers.get('retry-after') !== null && type.startsWith(wanted);
  return isClear ? 'unavailable' : `${path}: ${response.status} ${type}`;
};

/** Requests pages and JSON until it is stopped; each path repeats without waiting for the others. */
export const startHttpReaders = (url: string, limitMs: number, paths = pathsOfTheLeague) => {
  const stopping = new AbortController();
  const tally: ReadersTally = { answered: 0, unavailable: 0, wrong: [], slowestMs: 0 };
  const request = async (path: string): Promise<void> => {
    const began = performance.now();
    try {
      const response = await fetch(url + path, { signal: AbortSignal.timeout(limitMs) });
      await response.arrayBuffer();
      const kind = kindOf(path, response);
      if (kind === 'answered' || kind === 'unavailable') tally[kind] += 1;
      else tally.wrong.push(kind);
    } catch (error) {
      tally.wrong.push(`${path}: ${error instanceof Error ? error.name : String(error)}`);
    }
    tally.slowestMs = Math.max(tally.slowestMs, performance.now() - began);
  };
  const requestUntilStopped = async (which: number): Promise<void> => {
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      await request(paths(turn)[which] ?? '/');
      await sleep(40);
    }
  };
  const requests = paths(0).map((_, which) => requestUntilStopped(which));
  return {
    /** The running totals; they change until `stop` resolves. */
    tally,
    /** Resolves after the first response, or when the time limit has passed. */
    untilAnswered: async (): Promise<void> => {
      const end = performance.now() + limitMs;
      while (tally.answered === 0 && performance.now() < end) await sleep(20);
    },
    stop: async (): Promise<ReadersTally> => {
      stopping.abort();
      await Promise.all(requests);
      return tally;
    },
  };
};

/** Defects in the responses of readers: others than pages and proper 503s, or one that came too late. */
export const defectsOfResponses = (
  { wrong, answered, slowestMs }: ReadersTally,
  limitMs: number,
): string[] => [
  ...wrong.slice(0, 3),
  ...(answered === 0 ? ['nobody was answered'] : []),
  ...(slowestMs >= limitMs ? [`an answer took ${Math.round(slowestMs)} ms`] : []),
];
