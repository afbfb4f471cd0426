import type { Written } from '@rondelle/contracts/competition/writing.outputs.ts';
import type { Client } from '../../../flow/client.ts';
import type { Game } from '../plan.ts';
import { steadily } from './steadily.ts';
import type { Tally } from './tally.ts';

type ScoredGame = Game & {
  readonly by: Client;
  revision: string;
  goals: [home: number, away: number];
  taps: number;
};

const periods = [1, 2, 3] as const;
const tapsOfPeriod = 10;
const startConcurrency = 10;

const procedureOf = async (
  scored: ScoredGame,
  procedure: 'game.start' | 'game.changeLiveScore',
  input: object,
): Promise<{ status: number; code: string | null; ms: number }> => {
  const { gameId, seasonId, revision, by } = scored;
  const begun = performance.now();
  const payload = { lang: 'fr', gameId, seasonId, ...(revision && { ifRevision: revision }), ...input };
  const { data, status, code } = await by.mutate<Partial<Written>>(procedure, payload);
  scored.revision = data.revision ?? scored.revision;
  return { status, code, ms: performance.now() - begun };
};

/** Starts the games, each with its own scorekeeper, and returns them. */
export const startGames = async (
  games: readonly Game[],
  clientOf: (number: number) => Client,
): Promise<ScoredGame[]> => {
  const scored = games.map(
    (game, n): ScoredGame => ({ ...game, by: clientOf(n), revision: '', goals: [0, 0], taps: 0 }),
  );
  for (let from = 0; from < scored.length; from += startConcurrency)
    for (const { code } of await Promise.all(
      scored.slice(from, from + startConcurrency).map((one) => procedureOf(one, 'game.start', {})),
    ))
      if (code !== null) throw new Error(`a game could not be started: ${code}`);
  return scored;
};

const tap = (scored: ScoredGame) => {
  const { taps, goals } = scored;
  scored.taps += 1;
  const period = periods[Math.floor(scored.taps / tapsOfPeriod) % periods.length] ?? 1;
  // Every tenth tap is a new period, the others are goals.
  if (scored.taps % tapsOfPeriod !== 0) goals[taps % 2] = (goals[taps % 2] ?? 0) + 1;
  const [homeGoals, awayGoals] = goals;
  return procedureOf(scored, 'game.changeLiveScore', { homeGoals, awayGoals, period });
};

/** Sends a goal or a period of one game after the other until the signal aborts. */
export const tapScores = (
  scored: readonly ScoredGame[],
  perSecond: number,
  tally: Tally,
  signal: AbortSignal,
): Promise<void> =>
  steadily(perSecond, signal, (n) => {
    const one = scored[n % scored.length];
    if (one) void tap(one).then(tally.count, () => tally.count({ status: 'broken', ms: 0 }));
  });
