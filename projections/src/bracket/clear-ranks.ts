import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import type { GameRow } from '../games/games.table.ts';
import { type Tally, totalPoints } from '../standings/record.ts';
import { outcomeOf, type Side } from '../standings/result.ts';
import { endedAs, type OpenEnding } from './open-endings.ts';
import { sureRank } from './sure-rank.ts';

type Ended = { readonly game: GameRow; readonly ending: OpenEnding };

const sideIn = (game: GameRow, teamId: number): Side | null => {
  if (game.homeTeamId === teamId) return 'home';
  return game.awayTeamId === teamId ? 'away' : null;
};

/**
 * Returns the ranks that points alone make sure, however many games are left: each team is compared with each other one
 * by what their games can still give. Teams that may end level are not compared further.
 */
export const clearRanks = (
  tallies: ReadonlyMap<number, Tally>,
  open: readonly (readonly Ended[])[],
  rules: Ruleset,
): ReadonlyMap<number, number> => {
  const primary = rules.tieBreakers[0] ?? 'points';
  if (primary !== 'points' && primary !== 'totalPoints') return new Map();
  const extra =
    primary === 'totalPoints' && rules.fairPlay?.countsInTotal === true ? rules.fairPlay.maxPerGame : 0;
  const pointsNow = (tally: Tally): number =>
    primary === 'totalPoints' ? totalPoints(tally, rules) : tally.points;
  /** The points of the other team less those of this one, at the least and at the most. */
  const leadOver = (teamId: number, other: number): readonly [number, number] => {
    let least = pointsNow(tallies.get(other) as Tally) - pointsNow(tallies.get(teamId) as Tally);
    let most = least;
    for (const endings of open) {
      const [first] = endings;
      if (!first) continue;
      const [its, own] = [sideIn(first.game, other), sideIn(first.game, teamId)];
      if (!its && !own) continue;
      const gains = endings.map(({ game, ending }) => {
        const after = endedAs(game, ending, ending.scores[0] ?? [0, 0], rules);
        const of = (side: Side | null) => (side ? rules.points[outcomeOf(after, side)] : 0);
        return of(its) - of(own);
      });
      least += Math.min(...gains) - (own ? extra : 0);
      most += Math.max(...gains) + (its ? extra : 0);
    }
    return [least, most];
  };
  const teamIds = [...tallies.keys()];
  return new Map(
    teamIds.flatMap((teamId) => {
      const among = (tied: readonly number[], criterion: string) =>
        criterion === primary
          ? tied.map((other): readonly [number, number] =>
              other === teamId ? [0, 0] : leadOver(teamId, other),
            )
          : null;
      const rank = sureRank(teamId, teamIds, among, rules);
      return rank === null ? [] : [[teamId, rank] as const];
    }),
  );
};
