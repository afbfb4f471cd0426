import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import type { KnownChances } from '@rondelle/projections/computing/outlook/chances-over-season.ts';
import type { SharesOfBest } from '@rondelle/projections/computing/outlook/best-of-simulated.ts';
import type { ChancesAround } from '@rondelle/projections/computing/outlook/chances-around-game.ts';
import type { Outlook } from '@rondelle/projections/computing/outlook/league-outlook.ts';
import { basisOf } from '@rondelle/projections/computing/season-race/season-race.ts';
import type { SeasonForecast } from '@rondelle/projections/computing/outlook/simulate.ts';
import type { Simulations } from '@rondelle/projections/queries/outlook/simulations.ts';
import { LRUCache } from 'lru-cache';
import { TooMuchWaitsError } from '../errors/unavailable.ts';
import type { WorkQueue } from '../load/queued-work.ts';
import { endOwnTurn, sharedTurnsOf } from '../load/own-turn.ts';
import { createWorkQueue } from '../load/work-queue.ts';
import { createThread } from '@rondelle/infra/threads/thread.ts';
import { isCurrent } from '../response-cache/cached-responses.ts';
import type { LastChange, Tick } from '../response-cache/last-changes.ts';
import { noteHoldsFor } from '../response-cache/made-from.ts';
import type { NarrowScope } from '../response-cache/scope.ts';
import type { SeasonVersions } from '../response-cache/season-versions.ts';
import { basisOfGame } from './basis-of-game.ts';
import { type ComparedRace, comparedGroups, comparedRace, raceComparison } from './race-comparison.ts';
import { type Found, rememberBriefly } from './remember-briefly.ts';
import { simulationWork } from './simulation-work.ts';

const program = new URL('simulation.worker.ts', import.meta.url);

/** Approximate bytes of the cached forecasts of scenarios with their races. */
const mostBytes = 32 * 1024 * 1024;
const bytesPerNumber = 8;

/** The basis of a league's weekly chances: its own facts, and the games of its category. */
type LineBasis = { readonly facts: string; readonly madeAt: Tick; readonly changes: readonly LastChange[] };
/** Chances are exact until the ratings of the category change after its games, and then at most some minutes old. */
const lineComparison = {
  isSame: ({ facts }: LineBasis, known: LineBasis) => facts === known.facts && isCurrent(known),
  isNear: ({ facts }: LineBasis, known: LineBasis) => facts === known.facts,
};

/** Lets a waiting request join the computation, and bounds how long its response is cached. */
const whenComputed = <Value>(
  { value, isAwaited, forMs }: Found<Value>,
  join: (begun: Promise<Value>) => void,
): Promise<Value> => {
  if (isAwaited) join(value);
  if (forMs !== null) noteHoldsFor(forMs);
  return value;
};

/** How long a response that lacks its chances may be cached, in ms. */
const retriedAfterMs = 10_000;

const sameText = { isSame: (one: string, other: string) => one === other, isNear: () => false };

export type Simulator = Simulations & {
  /** The turns of outlooks on pages, one after the other. */
  readonly outlooks: WorkQueue;
  /** The turns of scenarios, whose results are not cached: one is computed at a time. */
  readonly scenarios: WorkQueue;
};

/**
 * Simulates seasons one after the other in a thread of its own, so that many scenarios do not delay
 * readers. Caches the forecasts of the latest races. If the thread fails, the request runs the simulation in process.
 */
export const createSimulator = (
  logger: Logger,
  versions: Pick<SeasonVersions, 'now' | 'changesOf'>,
): Simulator & { readonly close: () => Promise<unknown> } => {
  const thread = createThread<typeof simulationWork>(program, { name: 'simulations', logger });
  /** Keys of pending simulations. */
  const pending = new Set<string>();
  const forecasts = new LRUCache<string, Promise<SeasonForecast>>({ maxSize: mostBytes });
  const simulate: Simulations['simulate'] = (race, seed, simulations) => {
    const key = `${seed} ${simulations} ${basisOf(race)}`;
    const known = forecasts.get(key);
    if (known && !pending.has(key)) return known;
    // Few simulations wait here, since scenarios have a queue.
    endOwnTurn();
    if (known) return known;
    pending.add(key);
    const input = { race, seed, simulations };
    const forecast = thread
      .call('simulate', input)
      .catch(() => simulationWork.simulate(input))
      .finally(() => pending.delete(key));
    const teams = race.tallies.length;
    const numbers = teams * teams + teams + 6 * race.games.length;
    forecasts.set(key, forecast, { size: 2 * key.length + bytesPerNumber * numbers });
    return forecast;
  };
  const outlooks = createWorkQueue({ atOnce: 1 });
  const turns = sharedTurnsOf(outlooks);
  const chancesOverSeason: Simulations['chancesOverSeason'] = (season) =>
    turns.begin(() =>
      thread.call('chancesOverSeason', season).catch(() => simulationWork.chancesOverSeason(season)),
    );
  const findAround = rememberBriefly<string, ChancesAround | null>(sameText);
  const chancesAroundGame: Simulations['chancesAroundGame'] = (input) =>
    whenComputed(
      findAround(String(input.game.gameId), basisOfGame(input), () =>
        outlooks.isBusy()
          ? Promise.reject(new TooMuchWaitsError())
          : turns.begin(() =>
              thread.call('chancesAroundGame', input).catch(() => simulationWork.chancesAroundGame(input)),
            ),
      ),
      turns.join,
    ).catch((error: unknown) => {
      // The page of a game is sent without its chances rather than waiting for the outlooks of other games.
      if (!(error instanceof TooMuchWaitsError)) throw error;
      noteHoldsFor(retriedAfterMs);
      return null;
    });
  const findOutlook = rememberBriefly<ComparedRace, Outlook>(raceComparison);
  const outlookOf: Simulations['outlookOf'] = (competition, race) =>
    whenComputed(
      findOutlook(competition, comparedRace(race), () =>
        turns.begin(() =>
          thread.call('computeOutlook', race).catch(() => simulationWork.computeOutlook(race)),
        ),
      ),
      turns.join,
    );
  const findBest = rememberBriefly<ComparedRace, SharesOfBest>(raceComparison);
  const sharesOfBest: Simulations['sharesOfBest'] = (category, groups) =>
    whenComputed(
      findBest(category, comparedGroups(groups), () =>
        turns.begin(() =>
          thread.call('sharesOfBest', groups).catch(() => simulationWork.sharesOfBest(groups)),
        ),
      ),
      turns.join,
    );
  const findChances = rememberBriefly<LineBasis, KnownChances>(lineComparison);
  const chancesOf: Simulations['chancesOf'] = ({ competition, seasonId, category }, facts, compute) => {
    const changes = versions.changesOf(
      new Set<NarrowScope>(['seasons', `ratings:${seasonId}:${category.id}`]),
    );
    return whenComputed(
      findChances(competition, { facts, madeAt: versions.now(), changes }, async (before) =>
        compute((await before?.catch(() => null)) ?? new Map()),
      ),
      endOwnTurn,
    );
  };
  return {
    simulate,
    chancesOverSeason,
    chancesAroundGame,
    outlookOf,
    sharesOfBest,
    chancesOf,
    outlooks,
    scenarios: createWorkQueue({ atOnce: 1 }),
    close: thread.close,
  };
};
