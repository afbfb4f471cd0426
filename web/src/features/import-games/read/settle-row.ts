import { saysForfeit } from '@rondelle/contracts/competition/forfeit-words.ts';
import type { ForfeitSide } from '@rondelle/contracts/competition/lists.ts';
import { forfeitSide } from '../../../lib/cells/read-status.ts';
import type { Cells, Guess, RowRead } from './reading.ts';

type Settled = { readonly cells: Cells; readonly guessed: readonly Guess[] };

const isNothing = (goals: string | undefined): boolean => goals === undefined || Number(goals) === 0;

/** Drops a score that only says “forfeit”, for rows that name the forfeiting side. */
const withoutForfeitWords = ({ homeGoals = '', awayGoals = '', ...others }: Cells): Cells => ({
  ...others,
  ...(!saysForfeit(homeGoals) && { homeGoals }),
  ...(!saysForfeit(awayGoals) && { awayGoals }),
});

/** Of a forfeit that names nobody: the side without goals lost by it, as 1–0 does. */
const loserOf = ({ homeGoals, awayGoals }: Cells): ForfeitSide | null => {
  const [home, away] = [Number(homeGoals), Number(awayGoals)];
  return home > 0 && away === 0 ? 'away' : away > 0 && home === 0 ? 'home' : null;
};

const withForfeit = (row: RowRead, cells: Cells): Settled => {
  const { home = '', away = '' } = cells;
  const forfeits = row.statuses.flatMap(({ read: { forfeit }, cell }) =>
    forfeit
      ? [{ cell, isUnknown: forfeit.by === 'unknown', side: forfeitSide(forfeit, { home, away }) }]
      : [],
  );
  const [first] = forfeits;
  if (!first) return { cells, guessed: row.guessed };
  const named = forfeits.find(({ side }) => side !== null)?.side ?? null;
  const loser = forfeits.every(({ isUnknown }) => isUnknown) ? loserOf(cells) : null;
  // A forfeit of which it is unclear who lost by it is sent as it stands, and refused.
  const forfeitedBy = named ?? loser ?? first.cell;
  return {
    cells: withoutForfeitWords({ ...cells, decidedIn: 'regulation', forfeitedBy }),
    guessed: named || !loser ? row.guessed : [...row.guessed, 'forfeit'],
  };
};

/**
 * Settles what the cells of a row say together: no result of a game that is off or to come, who forfeited, and how a
 * game was decided. Goals beside « Reporté » stay when they are a score, so that the server refuses the row.
 */
export const settleRow = (row: RowRead, hasGoals: boolean): Settled => {
  const { cells, statuses, guessed } = row;
  const open = statuses.find(({ read }) => read.status !== 'final')?.read.status;
  if (open) {
    const { homeGoals, awayGoals, decidedIn: _decidedIn, forfeitedBy: _forfeitedBy, ...others } = cells;
    const status = open === 'live' ? 'scheduled' : open;
    const keeps = open !== 'live' && !(isNothing(homeGoals) && isNothing(awayGoals));
    return { cells: keeps ? { ...cells, status } : { ...others, status }, guessed };
  }
  const late = statuses.map(({ read }) => read.decidedIn).find((one) => one && one !== 'regulation');
  const decidedIn = late ?? cells.decidedIn ?? statuses.map(({ read }) => read.decidedIn).find(Boolean);
  const settled = withForfeit(row, { ...cells, ...(decidedIn && { decidedIn }) });
  const { homeGoals, awayGoals, forfeitedBy, status } = settled.cells;
  // An unknown word beside no result, such as « Confirmé », changes nothing of a game to come.
  if (status && !homeGoals && !awayGoals && !forfeitedBy)
    return { ...settled, cells: { ...settled.cells, status: 'scheduled' } };
  // « Terminé » without a score: sent, so that the server refuses it.
  const lacksScore = hasGoals && statuses.length > 0 && !homeGoals && !awayGoals && !forfeitedBy;
  return lacksScore ? { ...settled, cells: { ...settled.cells, status: 'final' } } : settled;
};
