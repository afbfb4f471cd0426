import { setTimeout as sleep } from 'node:timers/promises';
import { leaguePage } from '../../flow/gateway-site.ts';

export type AskersTally = {
  answered: number;
  /** Clear refusals: 503 that says when to come back, in the form that was asked for. */
  unavailable: number;
  /** All other answers, and none at all. */
  readonly wrong: string[];
  slowestMs: number;
};

const api = '/api/v1/league?lang=fr&sid=2021-2022&cid=1&rid=1';
const dayOf = (turn: number): string =>
  new Date(Date.UTC(2021, 8, 1) + (turn % 270) * 86_400_000).toISOString().slice(0, 10);
/** A page that is kept, the same as JSON, and both on days that nobody has asked for yet. */
const paths = (turn: number): readonly string[] => [
  leaguePage,
  api,
  `${leaguePage}?playedBy=${dayOf(turn)}`,
  `${api}&playedBy=${dayOf(turn)}`,
];

/** What an answer is, in short; a refusal must say when to come back, and be of the kind asked for. */
const kindOf = (path: string, answer: Response): 'answered' | 'unavailable' | string => {
  if (answer.status === 200) return 'answered';
  const type = answer.headers.get('content-type') ?? '';
  const wanted = path.startsWith('/api') ? 'application/problem+json' : 'text/html';
  const isClear =
    answer.status === 503 && answer.headers.get('retry-after') !== null && type.startsWith(wanted);
  return isClear ? 'unavailable' : `${path}: ${answer.status} ${type}`;
};

/** Asks for pages and JSON until told to stop, each over and over without waiting for the others. */
export const startAskers = (url: string, limitMs: number) => {
  const stopping = new AbortController();
  const tally: AskersTally = { answered: 0, unavailable: 0, wrong: [], slowestMs: 0 };
  const ask = async (path: string): Promise<void> => {
    const began = performance.now();
    try {
      const answer = await fetch(url + path, { signal: AbortSignal.timeout(limitMs) });
      await answer.arrayBuffer();
      const kind = kindOf(path, answer);
      if (kind === 'answered' || kind === 'unavailable') tally[kind] += 1;
      else tally.wrong.push(kind);
    } catch (error) {
      tally.wrong.push(`${path}: ${error instanceof Error ? error.name : String(error)}`);
    }
    tally.slowestMs = Math.max(tally.slowestMs, performance.now() - began);
  };
  const keepAsking = async (which: number): Promise<void> => {
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      await ask(paths(turn)[which] ?? '/');
      await sleep(40);
    }
  };
  const asking = paths(0).map((_, which) => keepAsking(which));
  return {
    /** Resolves when somebody was answered, at the latest when everybody should have been. */
    untilAnswered: async (): Promise<void> => {
      const end = performance.now() + limitMs;
      while (tally.answered === 0 && performance.now() < end) await sleep(20);
    },
    stop: async (): Promise<AskersTally> => {
      stopping.abort();
      await Promise.all(asking);
      return tally;
    },
  };
};

/** What is wrong with what readers were told: other answers than pages and clear refusals, or one that came too late. */
export const faultsOfAnswers = ({ wrong, answered, slowestMs }: AskersTally, limitMs: number): string[] => [
  ...wrong.slice(0, 3),
  ...(answered === 0 ? ['nobody was answered'] : []),
  ...(slowestMs >= limitMs ? [`an answer took ${Math.round(slowestMs)} ms`] : []),
];
