import type { EventType } from '@rondelle/contracts/competition/events.ts';
import type { Confirmation } from '@rondelle/contracts/competition/vocabulary.ts';
import { type SuspicionReason, suspicionReasons } from '@rondelle/contracts/moderation/suspicion.ts';
import type { TrustLevel } from '@rondelle/contracts/moderation/trust.ts';
import { distanceOf, type Forecast, isFar } from './forecast.ts';

/** The facts by which a change is judged, as of right after it. */
export type ChangeFacts = {
  readonly action: EventType;
  /** True when the event lists a team in a season that already listed it; false for all other events. */
  readonly isListedAgain: boolean;
  /** Confirmation of the game's result before the change; null without a result or without a game. */
  readonly confirmedBefore: Confirmation | null;
  /** The score before and after the change, compared with the ratings; null when that is not possible. */
  readonly forecastBefore: Forecast | null;
  readonly forecast: Forecast | null;
  /** Number of existing entities that the member changed within a minute, including this one. */
  readonly changesInMinute: number;
  readonly isAboutRival: boolean;
  readonly isOldSeason: boolean;
  readonly trust: TrustLevel;
};
type ActionFacts = Pick<ChangeFacts, 'isListedAgain'> & { readonly action: string };
export type Suspicion = { readonly reasons: readonly SuspicionReason[]; readonly weight: number };

const setsResult: ReadonlySet<EventType> = new Set<EventType>([
  'GameRecorded',
  'ResultRecorded',
  'ResultCorrected',
  'GameTeamsCorrected',
]);
const removals: ReadonlySet<EventType> = new Set<EventType>([
  'GameDeleted',
  'GameMerged',
  'GameCancelled',
  'ResultWithdrawn',
]);
const corrects: ReadonlySet<EventType> = new Set<EventType>(['ResultCorrected', 'GameTeamsCorrected']);

/** Events that add something new, update a live score or react to a result; they change nothing that existed. */
const changesNothing =
  /^(GameScheduled|GameRecorded|GameStarted|GameStopped|LiveScoreChanged|ResultRecorded|ResultConfirmed|ResultDisputed|StanceWithdrawn|\w+Created|\w+Registered|\w+Joined|TeamEntered\w+)$/;
/**
 * Returns whether an event changes something that existed before. The first `TeamListedForSeason` of a season adds a
 * team; later ones (`isListedAgain`) change its name, category, region or city.
 */
export const changesExisting = ({ action, isListedAgain }: ActionFacts): boolean =>
  action === 'TeamListedForSeason' ? isListedAgain : !changesNothing.test(action);

/** Number of changes within a minute that is suspicious, by the member's trust level. */
export const manyChanges: Readonly<Record<TrustLevel, number>> = { 0: 10, 1: 20, 2: 40, 3: 80 };

/** Returns whether a correction brings the score closer to the forecast; such a correction is not suspicious. */
const isImprovement = ({ forecastBefore, forecast }: ChangeFacts): boolean =>
  forecastBefore !== null && forecast !== null && distanceOf(forecast) < distanceOf(forecastBefore);

const isTrue: Readonly<Record<SuspicionReason, (facts: ChangeFacts) => boolean>> = {
  'far-from-expected': (facts) =>
    setsResult.has(facts.action) && facts.forecast !== null && isFar(facts.forecast) && !isImprovement(facts),
  'many-changes': (facts) => changesExisting(facts) && facts.changesInMinute >= manyChanges[facts.trust],
  rival: (facts) => facts.isAboutRival && changesExisting(facts),
  'confirmed-deleted': ({ action, confirmedBefore }) =>
    confirmedBefore === 'confirmed' && removals.has(action),
  'confirmed-corrected': ({ action, confirmedBefore }) =>
    confirmedBefore === 'confirmed' && corrects.has(action),
  disputed: ({ action }) => action === 'ResultDisputed',
  'old-season': (facts) => facts.isOldSeason && facts.trust === 0 && changesExisting(facts),
};

const weights: Readonly<Record<SuspicionReason, number>> = {
  'many-changes': 4,
  'confirmed-deleted': 4,
  'far-from-expected': 3,
  'confirmed-corrected': 3,
  disputed: 3,
  rival: 2,
  'old-season': 2,
};
/** Factors by trust level: changes by trusted members weigh less. */
const shares: Readonly<Record<TrustLevel, number>> = { 0: 1, 1: 0.8, 2: 0.6, 3: 0.45 };
/** Changes with a lower weight are not queued. */
const leastWeight = 1.5;

/**
 * Returns why a change should be reviewed, and its weight, by which the queue is sorted; null when it need not be.
 * Pure.
 */
export const suspicionOf = (facts: ChangeFacts): Suspicion | null => {
  const reasons = suspicionReasons.filter((name) => isTrue[name](facts));
  const weight = reasons.reduce((sum, name) => sum + weights[name], 0) * shares[facts.trust];
  // A dispute is not held against the member, but it always needs a decision.
  const isWanted = weight >= leastWeight || reasons.includes('disputed');
  return reasons.length > 0 && isWanted ? { reasons, weight: Math.round(weight * 100) / 100 } : null;
};
