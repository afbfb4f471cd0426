import { mentionsForfeit } from '@rondelle/contracts/competition/forfeit-words.ts';
import type { ForfeitSide } from '@rondelle/contracts/competition/lists.ts';
import { forfeitSide, sideNamed } from '../../../lib/cells/read-forfeit.ts';
import type { Cells, Guess, Refusal, RowRead } from './reading.ts';

type OpenStatus = Exclude<RowRead['statuses'][number]['read']['status'], 'final'>;
type Settled = { readonly cells: Cells; readonly guessed: readonly Guess[] };

const isNothing = (goals: string | undefined): boolean => goals === undefined || Number(goals) === 0;

/** Drops a score that is only the word “forfeit”, for rows that name the forfeiting side. */
const withoutForfeitWords = ({ homeGoals = '', awayGoals = '', ...others }: Cells): Cells => ({
  ...others,
  ...(!mentionsForfeit(homeGoals) && { homeGoals }),
  ...(!mentionsForfeit(awayGoals) && { awayGoals }),
});

/** The loser of a forfeit that names no side: the side without goals, as in 1–0. */
const loserOf = ({ homeGoals, awayGoals }: Cells): ForfeitSide | null => {
  const [home, away] = [Number(homeGoals), Number(awayGoals)];
  return home > 0 && away === 0 ? 'away' : away > 0 && home === 0 ? 'home' : null;
};

const winnerOf = ({ homeGoals, awayGoals }: Cells): 'home' | 'away' | null => {
  const difference = Number(homeGoals) - Number(awayGoals);
  return difference > 0 ? 'home' : difference < 0 ? 'away' : null;
};

type Forfeit = { readonly cell: string; readonly isUnknown: boolean; readonly side: ForfeitSide | null };

/** The forfeits in the cells of a row. A loser with more goals counts only when the words leave no doubt. */
const forfeitsOf = ({ statuses }: RowRead, cells: Cells): readonly Forfeit[] => {
  const { home = '', away = '' } = cells;
  const winner = winnerOf(cells);
  return statuses.flatMap(({ read: { forfeit }, cell }) => {
    if (!forfeit) return [];
    const side = forfeitSide(forfeit, { home, away });
    const isContrary = side !== null && side === winner && !forfeit.isPlain;
    return [{ cell, isUnknown: forfeit.by === 'unknown', side: isContrary ? null : side }];
  });
};

const withForfeit = (row: RowRead, cells: Cells): Settled => {
  const forfeits = forfeitsOf(row, cells);
  if (forfeits.length === 0) return { cells, guessed: row.guessed };
  const sides = new Set(forfeits.flatMap(({ side }) => side ?? []));
  const named = sides.size === 1 ? ([...sides][0] ?? null) : null;
  const loser = forfeits.every(({ isUnknown }) => isUnknown) ? loserOf(cells) : null;
  // A forfeit without a clear loser is sent unchanged, and refused.
  const forfeitedBy = named ?? loser ?? forfeits.map(({ cell }) => cell).join(' / ');
  return {
    cells: withoutForfeitWords({ ...cells, decidedIn: 'regulation', forfeitedBy }),
    guessed: named || !loser ? row.guessed : [...row.guessed, 'forfeit'],
  };
};

/** The status of a game that is not final; prefers “postponed” and “cancelled”. */
const openOf = (statuses: RowRead['statuses']): OpenStatus | 'contrary' | undefined => {
  const open = statuses.flatMap(({ read: { status } }) => (status === 'final' ? [] : [status]));
  const off = new Set(open.filter((status) => status === 'postponed' || status === 'cancelled'));
  return off.size > 1 ? 'contrary' : ([...off][0] ?? open[0]);
};

/** The decision of a game by all of its cells. A shoot-out follows overtime. */
const endingOf = ({
  cells,
  statuses,
}: RowRead): { readonly decidedIn?: string; readonly isContrary: boolean } => {
  const decisions = statuses.flatMap(({ read: { decidedIn, forfeit } }) =>
    decidedIn && !forfeit ? [decidedIn] : [],
  );
  const late = decisions.includes('shootout') ? 'shootout' : decisions.find((one) => one !== 'regulation');
  const decidedIn = late ?? cells.decidedIn ?? decisions[0];
  return {
    ...(decidedIn && { decidedIn }),
    isContrary: late !== undefined && decisions.includes('regulation'),
  };
};

const wonBy = (cells: Cells): 'home' | 'away' | null =>
  cells.forfeitedBy === 'home' ? 'away' : cells.forfeitedBy === 'away' ? 'home' : winnerOf(cells);

const matters = ({ where }: Refusal, { statuses }: RowRead, cells: Cells): boolean => {
  const { homeGoals, awayGoals, forfeitedBy, decidedIn } = cells;
  if (where === 'always') return true;
  if (where === 'one-goal')
    return decidedIn === undefined && Math.abs(Number(homeGoals) - Number(awayGoals)) === 1;
  return statuses.length === 0 && !forfeitedBy && isNothing(homeGoals) && isNothing(awayGoals);
};

/** A cell that contradicts the result or cannot be understood beside it; undefined without one. */
const refusedIn = (row: RowRead, cells: Cells): string | undefined => {
  const { home = '', away = '' } = cells;
  const refused = row.refusals.find((one) => matters(one, row, cells));
  const named = row.sides.find(({ cell, names }) => {
    const side = sideNamed(cell, { home, away });
    return side !== null && side !== 'both' && (names === 'winner') !== (side === wonBy(cells));
  });
  return (refused ?? named)?.cell;
};

/**
 * Settles contradictions between the cells of a row: drops results of games that are off or upcoming, and sets the
 * forfeit and the decision. Goals beside « Reporté » stay when they are a score, so that the server refuses the row; a
 * cell that contradicts the others is sent as the status, so that the server refuses it.
 */
export const settleRow = (row: RowRead, hasGoals: boolean): Settled => {
  const { cells, statuses, guessed } = row;
  const open = openOf(statuses);
  if (open === 'contrary')
    return { cells: { ...cells, status: statuses.map(({ cell }) => cell).join(' / ') }, guessed };
  if (open) {
    const { homeGoals, awayGoals, decidedIn: _decidedIn, forfeitedBy: _forfeitedBy, ...others } = cells;
    const status = open === 'live' ? 'scheduled' : open;
    const isPlayed = statuses.some(({ read }) => read.status === 'final') && homeGoals !== undefined;
    const retainsResult = open !== 'live' && (isPlayed || !(isNothing(homeGoals) && isNothing(awayGoals)));
    return { cells: retainsResult ? { ...cells, status } : { ...others, status }, guessed };
  }
  const { decidedIn, isContrary } = endingOf(row);
  const settled = withForfeit(row, { ...cells, ...(decidedIn && { decidedIn }) });
  const { homeGoals, awayGoals, forfeitedBy } = settled.cells;
  const refused = isContrary ? statuses.map(({ cell }) => cell).join(' / ') : refusedIn(row, settled.cells);
  const isPlayed = homeGoals !== undefined || awayGoals !== undefined || forfeitedBy !== undefined;
  const status = (isPlayed ? refused : undefined) ?? settled.cells.status;
  // An unknown word without a result, such as « Confirmé », does not change an upcoming game.
  if (status && !isPlayed) return { ...settled, cells: { ...settled.cells, status: 'scheduled' } };
  // « Terminé » without a score: sent, so that the server refuses it.
  const lacksScore = hasGoals && statuses.length > 0 && !homeGoals && !awayGoals && !forfeitedBy;
  if (lacksScore) return { ...settled, cells: { ...settled.cells, status: 'final' } };
  return status ? { ...settled, cells: { ...settled.cells, status } } : settled;
};
