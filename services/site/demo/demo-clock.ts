import { clockInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import { streamOf } from '@rondelle/contracts/log/streams.ts';
import { game } from '@rondelle/domain/competition/game.decider.ts';
import { execute } from '@rondelle/domain/execute.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { CommandContext } from '@rondelle/domain/new-events.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import { addDays, startYearOn } from '../generate/calendar.ts';
import type { GeneratedGame } from '../generate/game-row.ts';
import { continueDemo, continueDemoDays, type DemoStore, demoDataset } from './demo.ts';
import { liveSteps, type CurrentGame } from './live-steps.ts';

/** Interval between updates of the scores, and the range of days that the hourly import updates. */
const everyMs = 15_000;
const daysBack = 2;

const context: CommandContext = { actor: { id: 'import', role: 'system' }, source: 'demo' };

const currentSql = `SELECT "sourceKey", "gameId", "seasonId", status, "homeGoals", "awayGoals", period
  FROM games WHERE "sourceKey" = ANY($1) AND status IN ('scheduled', 'live', 'unfinished')`;

const currentGames = async (
  { pool }: DemoStore,
  keys: readonly string[],
): Promise<Map<string, CurrentGame>> => {
  const { rows } = await pool.query<CurrentGame & { sourceKey: string }>(currentSql, [keys]);
  return new Map(rows.map((row) => [row.sourceKey, row]));
};

/** Returns the games of today and yesterday: these may be live or just over. */
const gamesAround = (now: string): GeneratedGame[] => {
  const today = now.slice(0, 10);
  const days = new Set([addDays(today, -1), today]);
  return [...demoDataset(now).lastSeasonGames()].filter(({ date }) => days.has(date));
};

/** Brings games up to their state at a local minute. Rejected commands are skipped, so people's changes win. */
export const playGames = async (
  demo: DemoStore,
  games: readonly GeneratedGame[],
  now: string,
): Promise<void> => {
  const started = games.filter(({ date, time }) => `${date}T${time}` <= now);
  const current = await currentGames(
    demo,
    started.map(({ key }) => key),
  );
  for (const generated of started) {
    const row = current.get(generated.key);
    if (!row) continue;
    for (const command of liveSteps(generated, row, now)) {
      try {
        await execute(demo.log, streamOf('game', row.gameId), game, command, context);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
      }
    }
  }
};

/** State between two ticks. */
type Memory = { day: string; games: GeneratedGame[]; importedAt: string };

const tick = async (demo: DemoStore, memory: Memory, now: string): Promise<void> => {
  const today = now.slice(0, 10);
  if (startYearOn(today) !== startYearOn(memory.importedAt)) {
    await continueDemo(demo, now);
    memory.importedAt = now;
  }
  if (memory.day !== today) Object.assign(memory, { day: today, games: gamesAround(now) });
  const isKnownSince = ({ knownFrom }: GeneratedGame) =>
    knownFrom !== undefined && knownFrom > memory.importedAt && knownFrom <= now;
  if (memory.importedAt.slice(0, 13) !== now.slice(0, 13) || memory.games.some(isKnownSince)) {
    await continueDemoDays(demo, now, [addDays(today, -daysBack), addDays(today, 1)]);
    memory.importedAt = now;
  }
  await playGames(demo, memory.games, now);
};

/**
 * Starts, scores and ends the games of the demonstration in real time while the site runs. A failed tick is logged, and
 * the next one catches up.
 */
export const startDemoClock = (demo: DemoStore, logger: Logger): { readonly close: () => Promise<void> } => {
  const stopping = new AbortController();
  const memory: Memory = { day: '', games: [], importedAt: clockInQuebec(Date.now()) };
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    try {
      await tick(demo, memory, clockInQuebec(Date.now()));
    } catch (error) {
      if (!stopping.signal.aborted) logger.warn(error, 'the demo clock could not advance; retrying later');
    }
    if (!stopping.signal.aborted)
      timer = setTimeout(() => {
        looking = look();
      }, everyMs);
  };
  let looking = look();
  return {
    close: async () => {
      stopping.abort();
      clearTimeout(timer);
      await looking;
    },
  };
};
