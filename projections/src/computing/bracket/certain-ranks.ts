import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import type { CountedGame } from '../../views/games/counted-games.ts';
import { type Tally, totalPoints } from '../../views/standings/record.ts';
import { outcomeOf, type Side } from '../../views/games/result.ts';
import { endedAs, type OpenEnding } from './open-endings.ts';
import { sureRank } from './sure-rank.ts';

type Ended = { readonly game: CountedGame; readonly ending: OpenEnding };

/** An open game, with the points of both sides by each of its endings. */
type Left = { readonly game: CountedGame; readonly gains: readonly Readonly<Record<Side, number>>[] };

const pointsAfter = ({ game, ending }: Ended, rules: Ruleset): Readonly<Record<Side, number>> => {
  const after = endedAs(game, ending, ending.scores[0] ?? [0, 0], rules);
  return { home: rules.points[outcomeOf(after, 'home')], away: rules.points[outcomeOf(after, 'away')] };
};

const sideIn = (game: CountedGame, teamId: number): Side | null => {
  if (game.homeTeamId === teamId) return 'home';
  return game.awayTeamId === teamId ? 'away' : null;
};

/**
 * Returns the ranks that are already certain by points alone, however many games are open. Compares each team with each
 * other team by the points that both can still win; teams that may end level on points get no rank.
 */
export const certainRanks = (
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
  // Once per game, not once per pair of teams: a group may have hundreds of open games.
  const left = open.flatMap((endings): Left[] => {
    const [first] = endings;
    return first ? [{ game: first.game, gains: endings.map((one) => pointsAfter(one, rules)) }] : [];
  });
  const leftOf = (teamId: number) => left.filter(({ game }) => sideIn(game, teamId) !== null);
  const ofTeam = new Map([...tallies.keys()].map((teamId) => [teamId, leftOf(teamId)]));
  /** The other team's points minus this team's: the least and the most that are possible. */
  const leadOver = (teamId: number, other: number): readonly [number, number] => {
    let least = pointsNow(tallies.get(other) as Tally) - pointsNow(tallies.get(teamId) as Tally);
    let most = least;
    for (const { game, gains } of new Set([...(ofTeam.get(teamId) ?? []), ...(ofTeam.get(other) ?? [])])) {
      const [its, own] = [sideIn(game, other), sideIn(game, teamId)];
      const leads = gains.map((gain) => (its ? gain[its] : 0) - (own ? gain[own] : 0));
      least += Math.min(...leads) - (own ? extra : 0);
      most += Math.max(...leads) + (its ? extra : 0);
    }
    return [least, most];
  };
  const teamIds = [...tallies.keys()];
  return new Map(
    teamIds.flatMap((teamId) => {
      // For `sureRank`: each team's lead over this one, the least and the most; null for other criteria.
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
