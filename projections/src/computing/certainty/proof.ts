import { maxGoals } from '@rondelle/contracts/competition/lists.ts';
import { countGamesPlayed, countSide, earnedUnder, type Ending } from '../season-race/counted-game.ts';
import { orderingOf } from '../season-race/simulated-order.ts';
import { tableOf } from '../season-race/simulated-table.ts';
import type { Contest, Kind } from './contest.ts';
import type { Way } from './search.ts';
import type { Extreme } from './tie-order.ts';

/** Scores and fair play that favour an extreme: which games have many goals, and how those between equals end. */
const styles = [
  { manyGoals: false, byFar: false },
  { manyGoals: true, byFar: false },
  { manyGoals: false, byFar: true },
  { manyGoals: true, byFar: true },
] as const;
type Style = (typeof styles)[number];

/** More penalty minutes than any team has in a season. */
const manyMinutes = 100_000;

const scoreOf = (
  { winner, decided }: Kind,
  favour: number,
  { manyGoals, byFar }: Style,
): [number, number] => {
  if (winner === 0) return manyGoals ? [maxGoals, maxGoals] : [0, 0];
  const wantsFar = favour === 0 ? byFar : favour > 0;
  const [more, less] =
    wantsFar && decided === 0 ? [maxGoals, 0] : manyGoals ? [maxGoals, maxGoals - 1] : [1, 0];
  return winner === 1 ? [more, less] : [less, more];
};

/**
 * Plays the open games as in the way, with scores and fair play in favour of the extreme, and ranks the table by the
 * rules. Returns true when as many rivals end ahead as claimed: the rank can really happen.
 */
export const isProven = (
  { race, ranked, now, kinds, extra }: Contest,
  { team, extreme, ahead }: { readonly team: number; readonly extreme: Extreme; readonly ahead: number },
  { kinds: chosen, level, above, value }: Way,
): boolean => {
  const isWorst = extreme === 'worst';
  const side = isWorst ? 1 : -1;
  const goodFor = (one: number): number => {
    if (one === team) return -side;
    return level.includes(one) ? side : 0;
  };
  const maxPerGame = race.rules.fairPlay?.maxPerGame ?? 0;
  const fairPlayOf = (one: number, reached: number): number => {
    const most = maxPerGame * (race.toPlay[one] ?? 0);
    if (extra === 0) return (one === team) === isWorst ? 0 : most;
    // Teams that are level get exactly the fair-play points that this takes.
    if (one === team || level.includes(one)) return value - reached;
    return above.includes(one) ? most : 0;
  };
  const earnedBy = earnedUnder(race.rules);
  const lots = new Float64Array(now.length);
  lots.fill(0.5);
  lots[team] = isWorst ? 0 : 1;
  return styles.some((style) => {
    const table = tableOf(race);
    countGamesPlayed(table, race.games);
    const values = Float64Array.from(now);
    race.games.forEach(({ home, away, isOdd }, game) => {
      const kind = chosen.get(game) ?? kinds[0];
      if (!kind) return;
      const { winner, decided } = kind;
      const favour = winner * (goodFor(home) - goodFor(away));
      const [homeGoals, awayGoals] = scoreOf(kind, favour, style);
      const ending: Ending = { homeGoals, awayGoals, decided, isOdd: isOdd === true };
      countSide(table, race, earnedBy, home, away, homeGoals, awayGoals, ending);
      countSide(table, race, earnedBy, away, home, awayGoals, homeGoals, ending);
      values[home] = (values[home] as number) + kind.gains[0];
      values[away] = (values[away] as number) + kind.gains[1];
    });
    for (const one of ranked) {
      const toPlay = race.toPlay[one] ?? 0;
      table.fairPlay[one] = (table.fairPlay[one] as number) + fairPlayOf(one, values[one] as number);
      const hasMinutes = toPlay > 0 && (isWorst ? one === team : one !== team);
      if (hasMinutes) table.penaltyMinutes[one] = (table.penaltyMinutes[one] as number) + manyMinutes;
    }
    const order = orderingOf(table, race, lots).among(Int32Array.from(ranked));
    return order.indexOf(team) === ahead;
  });
};
