import type { Activity } from '@rondelle/contracts/competition/activity.outputs.ts';

/** Fewer changes than these stay in lines of their own. */
const fewest = 4;

const minuteOf = (recordedAt: string): string => recordedAt.slice(0, 16);

const isSame = (one: Activity, other: Activity): boolean =>
  one.kind === 'game' &&
  other.kind === 'game' &&
  one.action === other.action &&
  one.source === other.source &&
  one.actor.id === other.actor.id &&
  minuteOf(one.recordedAt) === minuteOf(other.recordedAt);

/** Groups consecutive changes of games by the same author in the same minute, as of a schedule; others are alone. */
export const foldedChanges = <Entry extends Activity>(entries: readonly Entry[]): Entry[][] => {
  const runs: Entry[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    if (run?.[0] && isSame(run[0], entry)) run.push(entry);
    else runs.push([entry]);
  }
  return runs.flatMap((run) => (run.length < fewest ? run.map((entry) => [entry]) : [run]));
};
