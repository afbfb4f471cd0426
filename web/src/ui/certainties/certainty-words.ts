import type { Certainty } from '@rondelle/contracts/competition/certainties.outputs.ts';
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
  const teams = { winner: won.name, loser: lost.name };
  return isInOvertime ? m.league_if_overtime(teams) : m.league_if_win(teams);
};

/**
 * « gagne tous ses matchs (5); victoire de …; victoire de … »: the team's own games together, then those of others.
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
  return [...(inOne === null ? [] : [inOne]), ...others.map(resultWords)];
};

/** « 3e si: … »: results that would still bring the team to a rank. */
export const resultsWords = (teamId: number, rank: number, results: readonly Result[]): string =>
  m.league_if({ rank: formatOrdinal(rank), results: wordsOf(teamId, results).join(m.league_if_and()) });
