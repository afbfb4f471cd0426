import type { EventType } from '@rondelle/contracts/competition/events.ts';
import type { Confirmation } from '@rondelle/contracts/competition/vocabulary.ts';
import { type SuspicionReason, suspicionReasons } from '@rondelle/contracts/moderation/suspicion.ts';
import type { TrustLevel } from '@rondelle/contracts/moderation/trust.ts';
import { distanceOf, type Forecast, isFar } from './forecast.ts';

/** What a change is judged by; everything is as it was right after it. */
export type ChangeFacts = {
  readonly action: EventType;
  /** Whether a team is listed in a season that listed it already; of anything else, false. */
  readonly isSaidAgain: boolean;
  /** Of a game's result before the change; null where it had none, and for what is no game. */
  readonly confirmedBefore: Confirmation | null;
  /** The score before and after against the ratings; null where nothing can be said of it. */
  readonly forecastBefore: Forecast | null;
  readonly forecast: Forecast | null;
  /** How many things that others could see the member changed within a minute, this one included. */
  readonly changesInMinute: number;
  readonly isAboutRival: boolean;
  readonly isOldSeason: boolean;
  readonly trust: TrustLevel;
};
type Said = { readonly action: string; readonly isSaidAgain: boolean };
export type Suspicion = { readonly reasons: readonly SuspicionReason[]; readonly weight: number };

const setsResult: ReadonlySet<EventType> = new Set<EventType>([
  'GameRecorded',
  'ResultRecorded',
  'ResultCorrected',
  'GameTeamsCorrected',
]);
const takesAway: ReadonlySet<EventType> = new Set<EventType>([
  'GameDeleted',
  'GameMerged',
  'GameCancelled',
  'ResultWithdrawn',
]);
const corrects: ReadonlySet<EventType> = new Set<EventType>(['ResultCorrected', 'GameTeamsCorrected']);

/** Entering what is new, keeping a live score and saying what one thinks of a result change nothing that stood there. */
const changesNothing =
  /^(GameScheduled|GameRecorded|GameStarted|GameStopped|LiveScoreChanged|ResultRecorded|ResultConfirmed|ResultDisputed|StanceWithdrawn|\w+Created|\w+Registered|\w+Joined|TeamEntered\w+)$/;
/**
 * Whether something that stood there before is different after such an event. A team is listed in a season once as new;
 * said again (`isSaidAgain`), it has another name, category, region or city.
 */
export const changesWhatStood = ({ action, isSaidAgain }: Said): boolean =>
  action === 'TeamListedForSeason' ? isSaidAgain : !changesNothing.test(action);

/** So many changes within a minute are a lot, by how far the member is trusted. */
export const manyChanges: Readonly<Record<TrustLevel, number>> = { 0: 10, 1: 20, 2: 40, 3: 80 };

/** Brings a score back to what could be expected: not the kind of correction to worry about. */
const isImprovement = ({ forecastBefore, forecast }: ChangeFacts): boolean =>
  forecastBefore !== null && forecast !== null && distanceOf(forecast) < distanceOf(forecastBefore);

const isTrue: Readonly<Record<SuspicionReason, (facts: ChangeFacts) => boolean>> = {
  'far-from-expected': (facts) =>
    setsResult.has(facts.action) && facts.forecast !== null && isFar(facts.forecast) && !isImprovement(facts),
  'many-changes': (facts) => changesWhatStood(facts) && facts.changesInMinute >= manyChanges[facts.trust],
  rival: (facts) => facts.isAboutRival && changesWhatStood(facts),
  'confirmed-deleted': ({ action, confirmedBefore }) =>
    confirmedBefore === 'confirmed' && takesAway.has(action),
  'confirmed-corrected': ({ action, confirmedBefore }) =>
    confirmedBefore === 'confirmed' && corrects.has(action),
  disputed: ({ action }) => action === 'ResultDisputed',
  'old-season': (facts) => facts.isOldSeason && facts.trust === 0 && changesWhatStood(facts),
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
/** Of what a trusted member does, less is worth a look. */
const shares: Readonly<Record<TrustLevel, number>> = { 0: 1, 1: 0.8, 2: 0.6, 3: 0.45 };
/** Lighter changes stay out of the queue. */
const worthALook = 1.5;

/** Why a change should be looked at, and how soon: the heavier the sooner; null where it need not be. Pure. */
export const suspicionOf = (facts: ChangeFacts): Suspicion | null => {
  const reasons = suspicionReasons.filter((name) => isTrue[name](facts));
  const weight = reasons.reduce((sum, name) => sum + weights[name], 0) * shares[facts.trust];
  // A dispute says nothing against whoever disputes: somebody has to settle it, however trusted they are.
  const isWanted = weight >= worthALook || reasons.includes('disputed');
  return reasons.length > 0 && isWanted ? { reasons, weight: Math.round(weight * 100) / 100 } : null;
};
