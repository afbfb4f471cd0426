import { contracted } from '../../lib/format/contracted.ts';
import type { Certainty } from '@rondelle/contracts/competition/certainties.outputs.ts';
import { formatList } from '../../lib/format/format.ts';
import { formatOrdinal } from '../../lib/format/ordinal.ts';
import { m } from '../../paraglide/messages.js';

type Range = Pick<Certainty, 'best' | 'worst' | 'outOf'>;
type Result = NonNullable<Certainty['bestIf']>[number];

/** Certainty of a team in words: its final rank, its worst rank, its best rank, or the range that is left. */
export const certaintyWords = ({ best, worst, outOf }: Range): string => {
  if (best === worst) return m.league_certain_rank({ rank: best });
  if (best === 1) return m.league_certain_at_worst({ rank: worst });
  if (worst === outOf) return m.league_certain_at_best({ rank: best });
  return m.league_certain_between({ best, worst });
};

const resultWords = ({ home, away, winner, isInOvertime }: Result): string => {
  if (winner === null) return m.league_if_tie({ home: home.name, away: away.name });
  const [won, lost] = winner === 'home' ? [home, away] : [away, home];
  const teams = { ofWinner: contracted(won.name), loser: lost.name };
  return isInOvertime ? m.league_if_overtime(teams) : m.league_if_win(teams);
};

type Counted = { readonly name: string; readonly games: number };

/** « A, B (2) et C »: opponents, with the number of games where there are several. */
const namesOf = (names: readonly string[]): string => {
  const counted = [...Map.groupBy(names, (name) => name)].map(
    ([name, same]): Counted => ({ name, games: same.length }),
  );
  return formatList(counted.map(({ name, games }) => (games > 1 ? `${name} (${games})` : name)));
};

const winnerOf = ({ home, away, winner }: Result) => (winner === 'home' ? home : away);
const loserOf = ({ home, away, winner }: Result) => (winner === 'home' ? away : home);

/** The largest number of wins, or of losses, in regulation by the same team; null where no team has two. */
const largestGroup = (results: readonly Result[], of: (result: Result) => Result['home']) => {
  const inRegulation = results.filter(({ winner, isInOvertime }) => winner !== null && !isInOvertime);
  const groups = [...Map.groupBy(inRegulation, (result) => of(result).id).values()];
  const [largest = []] = groups.toSorted((a, b) => b.length - a.length);
  return largest.length > 1 ? largest : null;
};

/** « victoires de A contre B et C; défaites de D contre E et F; match nul entre … »: results of one team together. */
const groupedWords = (results: readonly Result[]): readonly string[] => {
  const [wins, losses] = [largestGroup(results, winnerOf), largestGroup(results, loserOf)];
  const isOfWins = (wins?.length ?? 0) >= (losses?.length ?? 0);
  const group = isOfWins ? wins : losses;
  const [first] = group ?? [];
  if (!group || !first) return results.map(resultWords);
  const words = isOfWins
    ? m.league_if_team_wins({
        ofWinner: contracted(winnerOf(first).name),
        losers: namesOf(group.map((one) => loserOf(one).name)),
      })
    : m.league_if_team_loses({
        ofLoser: contracted(loserOf(first).name),
        winners: namesOf(group.map((one) => winnerOf(one).name)),
      });
  return [words, ...groupedWords(results.filter((one) => !group.includes(one)))];
};

/**
 * « gagne tous ses matchs (5); victoires de … »: the team's own games together, then those of others, by team.
 */
const wordsOf = (teamId: number, results: readonly Result[]): readonly string[] => {
  const isOwn = ({ home, away }: Result): boolean => home.id === teamId || away.id === teamId;
  const own = results.filter(isOwn);
  const won = own.filter(({ home, winner }) => winner === (home.id === teamId ? 'home' : 'away'));
  const inOne =
    own.length < 2
      ? null
      : won.length === own.length
        ? m.league_if_wins_all({ games: own.length })
        : won.length === 0 && own.every(({ winner }) => winner !== null)
          ? m.league_if_loses_all({ games: own.length })
          : null;
  const others = inOne === null ? results : results.filter((one) => !isOwn(one));
  return [...(inOne === null ? [] : [inOne]), ...groupedWords(others)];
};

/** « 3e si: … »: results that would still bring the team to a rank. */
export const resultsWords = (teamId: number, rank: number, results: readonly Result[]): string =>
  m.league_if({ rank: formatOrdinal(rank), results: wordsOf(teamId, results).join(m.league_if_and()) });

/** The results that would still bring the team to its best or worst possible rank, and so change what is certain. */
export const changesOf = ({ team, best, worst, bestIf, worstIf }: Certainty): readonly string[] => [
  ...(bestIf && bestIf.length > 0 ? [resultsWords(team.id, best, bestIf)] : []),
  ...(worstIf && worstIf.length > 0 ? [resultsWords(team.id, worst, worstIf)] : []),
];
