import type { Contest } from './contest.ts';
import { nextBestOf } from './next-best.ts';
import type { Play } from './play.ts';
import type { ValuesInPlay } from './values-in-play.ts';
import { aheadAmong, type Extreme } from './tie-order.ts';

/** Upper bound on the teams for which it is tried whether fair play makes them level. */
const mostFlexible = 6;

type Flexible = { readonly rival: number; readonly canBeAhead: boolean };
type Of = { readonly team: number; readonly extreme: Extreme; readonly value: number };

/**
 * How many rivals end ahead in an extreme, once results are chosen: those above by the first criterion, and of those
 * level with the team the fewest or the most by the others. `isWhole`: all that fair play can change was tried.
 */
export type Ahead = {
  readonly ahead: number;
  readonly level: readonly number[];
  readonly above: readonly number[];
  readonly isWhole: boolean;
  readonly tried: number;
};

/** Sorts the rivals by where they end; those that fair play can still lift to the team, or above it, by themselves. */
const rivalsBy = (
  { race, ranked, extra, levelOf }: Contest,
  { lowest }: Play,
  { team, extreme, value }: Of,
) => {
  const above: number[] = [];
  const level: number[] = [];
  const flexible: Flexible[] = [];
  for (const rival of ranked) {
    if (rival === team) continue;
    const reached = lowest[rival] as number;
    const most = reached + extra * (race.toPlay[rival] ?? 0);
    const ofLevel = levelOf(rival, team, value);
    if (reached > ofLevel) above.push(rival);
    else if (most < ofLevel) continue;
    else if (most === reached) level.push(rival);
    // A rival that is not level is ahead when this is possible in the worst case, or inevitable in the best case.
    else flexible.push({ rival, canBeAhead: extreme === 'worst' ? most > ofLevel : reached === ofLevel });
  }
  return { above, level, flexible };
};

/** Counts the rivals ahead of a team that ends with `value`, with the outcomes that are played. */
export const countAhead = (
  contest: Contest,
  { play, values }: { readonly play: Play; readonly values: ValuesInPlay },
  of: Of,
): Ahead => {
  const { team, extreme, value } = of;
  const { rules } = contest.race;
  const isWorst = extreme === 'worst';
  const isBetter = (count: number, than: number): boolean => (isWorst ? count > than : count < than);
  const { above, level, flexible } = rivalsBy(contest, play, of);
  const best = nextBestOf(contest, play, of);
  const amongLevel = (tied: readonly number[]): number => {
    if (tied.length === 0) return 0;
    const compared = { rules, ranges: values.rangesAt(value, best), leads: values.leads, extreme };
    return aheadAmong(team, [team, ...tied], compared);
  };
  const limit = isWorst ? above.length + level.length + flexible.length : above.length;
  let found: Omit<Ahead, 'isWhole' | 'tried'> | null = null;
  let tried = 0;
  const choices = 2 ** Math.min(mostFlexible, flexible.length);
  for (let choice = 0; choice < choices && found?.ahead !== limit; choice += 1) {
    const chosen = flexible.filter((_, at) => ((choice >> at) & 1) === 1);
    const apart = flexible.filter((one) => !chosen.includes(one) && one.canBeAhead);
    const together = [...level, ...chosen.map(({ rival }) => rival)];
    const surely = above.length + apart.length;
    const atMost = surely + (isWorst ? together.length : 0);
    if (found && !isBetter(atMost, found.ahead)) continue;
    tried += 1 + together.length;
    const ahead = surely + amongLevel(together);
    if (found && !isBetter(ahead, found.ahead)) continue;
    found = { ahead, level: together, above: [...above, ...apart.map(({ rival }) => rival)] };
  }
  const isWhole = flexible.length <= mostFlexible || found?.ahead === limit;
  return { ...(found ?? { ahead: above.length, level, above }), isWhole, tried };
};
