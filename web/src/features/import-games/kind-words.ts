import {
  type SheetColumn,
  type SheetKind,
  sheetKinds,
} from '@rondelle/contracts/competition/sheet-columns.ts';
import { m } from '../../paraglide/messages.js';
import { gameFieldWords } from '../../ui/game-words/game-field-words.ts';

const words: Readonly<Record<SheetKind, () => string>> = {
  ...gameFieldWords,
  home: gameFieldWords.homeTeamId,
  away: gameFieldWords.awayTeamId,
  // The two with the abbreviations that such columns often have.
  decidedIn: m.import_kind_decided,
  status: m.import_kind_status,
  score: m.import_kind_score,
  side: m.import_kind_side,
  league: m.import_kind_league,
  number: m.import_kind_number,
};

export const kindWords = (kind: SheetKind): string => words[kind]();

export const kindOptions = () => sheetKinds.map((kind) => ({ value: kind, label: kindWords(kind) }));

/** Returns the index of the sheet’s column that holds a value, to name the cell; null without such a column. */
export const columnOfKind = (
  kinds: readonly (SheetKind | null)[],
  column: SheetColumn | null,
): number | null => {
  if (column === null) return null;
  const isGoals = column === 'homeGoals' || column === 'awayGoals' || column === 'decidedIn';
  const own = kinds.indexOf(column);
  const at = own < 0 && isGoals ? kinds.indexOf('score') : own;
  return at < 0 ? null : at;
};
