import type { EndingKind } from '../season-race/endings.ts';
import { countAhead } from './count-ahead.ts';
import type { Contest, Kind } from './contest.ts';
import { playOf } from './play.ts';
import type { Way } from './search.ts';
import type { Extreme } from './tie-order.ts';
import { valuesInPlay } from './values-in-play.ts';

/** How a game of the race ends, from the home team's side; `game` is its index in the race. */
export type GameEnding = { readonly game: number; readonly ending: EndingKind };

type Ended = { readonly game: number; readonly kind: Kind };

/** How much each rival that counts may gain, or lose, before that matters. */
const slackOf = (
  contest: Contest,
  { team, extreme }: Of,
  { kinds, value, above }: Way,
): Map<number, number> => {
  const { race, ranked, now, most, least, extra, games, levelOf } = contest;
  const isWorst = extreme === 'worst';
  const totals = new Map(ranked.map((one) => [one, now[one] ?? 0]));
  for (const game of games) {
    const { home = 0, away = 0 } = race.games[game] ?? {};
    // Games that do not matter may end in any way.
    const rest = isWorst ? least : most;
    const [ofHome, ofAway] = kinds.get(game)?.gains ?? [rest, rest];
    totals.set(home, (totals.get(home) ?? 0) + ofHome);
    totals.set(away, (totals.get(away) ?? 0) + ofAway);
  }
  const counted = ranked.filter((one) => one !== team && above.includes(one) === isWorst);
  return new Map(
    counted.map((one) => {
      const total = totals.get(one) ?? 0;
      const level = levelOf(one, team, value);
      const reached = total + extra * (race.toPlay[one] ?? 0);
      return [one, isWorst ? reached - Math.floor(level) - 1 : Math.ceil(level) - 1 - total];
    }),
  );
};

type Of = { readonly team: number; readonly extreme: Extreme };

/** Upper bound on the combinations of outcomes of the games left open: all combinations are tried. */
const mostTried = 400;
/** Upper bound on the results to reduce: of a longer list, too many would remain. */
const mostReduced = 14;

/** Leaves out games of other teams when no outcome of theirs changes the number of teams ahead. */
const withoutUnneeded = (contest: Contest, of: Of, way: Way, ended: readonly Ended[]): readonly Ended[] => {
  if (ended.length > mostReduced) return ended;
  const play = playOf(contest);
  const values = valuesInPlay(contest, play);
  const countNow = (): number => countAhead(contest, { play, values }, { ...of, value: way.value }).ahead;
  for (const { game, kind } of ended) play.end(game, kind, 1);
  const ahead = countNow();
  const isSame = ([first, ...rest]: readonly number[]): boolean =>
    first === undefined
      ? countNow() === ahead
      : contest.kinds.every((kind) => {
          play.end(first, kind, 1);
          const same = isSame(rest);
          play.end(first, kind, -1);
          return same;
        });
  const open: number[] = [];
  for (const { game, kind } of ended) {
    const { home = 0, away = 0 } = contest.race.games[game] ?? {};
    if (home === of.team || away === of.team) continue;
    if (contest.kinds.length ** (open.length + 1) > mostTried) break;
    play.end(game, kind, -1);
    if (isSame([...open, game])) open.push(game);
    else play.end(game, kind, 1);
  }
  return ended.filter(({ game }) => !open.includes(game));
};

/**
 * Returns the results of a way that are needed for its rank: the team's own, and those of others that could take a rival
 * to the other side of the team.
 */
export const neededResults = (contest: Contest, of: Of, way: Way): readonly GameEnding[] => {
  const { race, most, least } = contest;
  const ended = [...way.kinds].map(([game, kind]): Ended => ({ game, kind }));
  const slack = slackOf(contest, of, way);
  const isNeeded = ({ game, kind }: Ended): boolean => {
    const { home = 0, away = 0 } = race.games[game] ?? {};
    if (home === of.team || away === of.team) return true;
    const left = [
      [home, kind.gains[0]],
      [away, kind.gains[1]],
    ].flatMap(([one = 0, gain = 0]) => {
      const before = slack.get(one);
      const cost = of.extreme === 'worst' ? gain - least : most - gain;
      return before === undefined ? [] : [[one, before - cost] as const];
    });
    if (left.some(([, after]) => after < 0)) return true;
    for (const [one, after] of left) slack.set(one, after);
    return false;
  };
  const needed = way.level.length > 0 ? withoutUnneeded(contest, of, way, ended) : ended.filter(isNeeded);
  return needed.toSorted((a, b) => a.game - b.game).map(({ game, kind }) => ({ game, ending: kind.name }));
};
