import type { Fault } from '../../../ui/form/use-form.ts';
import { checkDate, checkScore, checkTeams, type GameLimits } from '../check-game.ts';
import { isEmpty, type Row } from './rows.ts';

/** The same checks as one game’s form; an empty row and a saved one have nothing wrong. */
export const checkRow = (row: Row, limits: GameLimits): readonly Fault[] =>
  isEmpty(row) || row.saved !== null
    ? []
    : [...checkDate(row.date, limits), ...checkTeams(row), ...checkScore(row)];
