import fc from 'fast-check';
import { playOne, type Step, step } from '../histories.ts';
import { beginning } from './beginning.ts';
import { addOtherRegion, type PastStep, pastStep, playPast } from './past-steps.ts';
import type { FixtureOf } from './games.ts';
import type { StreamEvent } from './stream-event.ts';
import { createWorld } from './world.ts';

/** The events of one step, and the instant at which it happened. */
export type Moment = {
  readonly at: string;
  readonly events: readonly StreamEvent[];
  /** Whether readers read the pages at that instant. */
  readonly isRead: boolean;
};

type Planned = { readonly step: Step | PastStep; readonly minutes: number; readonly isRead: boolean };

const planned: fc.Arbitrary<Planned> = fc.record({
  step: fc.oneof(step, pastStep),
  minutes: fc.integer({ min: 1, max: 2 * 24 * 60 }),
  isRead: fc.integer({ min: 1, max: 8 }).map((pick) => pick === 1),
});

/** Within the first season, so that its games have been and will be played. */
const begins = Date.parse('2021-11-08T12:00:00Z');

const play = (plan: readonly Planned[]): readonly Moment[] => {
  const world = createWorld();
  const merged = new Set<number>();
  const playsMerged = ({ homeTeamId, awayTeamId }: FixtureOf): boolean =>
    merged.has(homeTeamId) || merged.has(awayTeamId);
  let now = begins;
  const first = { at: new Date(now).toISOString(), events: [...beginning, ...addOtherRegion(world)] };
  return [
    { ...first, isRead: true },
    ...plan.map(({ step, minutes, isRead }) => {
      now += minutes * 60_000;
      // Only teams that are listed play.
      const isPossible = step.step !== 'enter' || !playsMerged(step.fixture);
      const events = step.step === 'past' ? playPast(world, step) : isPossible ? playOne(world, step) : [];
      for (const { event } of events) if (event.type === 'TeamMerged') merged.add(event.data.teamId);
      return { at: new Date(now).toISOString(), events, isRead };
    }),
  ];
};

/** A valid history with the instant of each step, some of which readers read. */
export const pastHistory: fc.Arbitrary<readonly Moment[]> = fc
  .array(planned, { minLength: 10, maxLength: 60 })
  .map(play);
