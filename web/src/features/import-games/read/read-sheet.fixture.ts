import type { SheetChoices } from '@rondelle/contracts/competition/imports.ts';
import { gamesIn } from './games-in.ts';
import { recogniseColumns } from './guess-kinds.ts';
import { readText } from './read-text.ts';

const span = { startsOn: '2026-08-15', endsOn: '2027-05-15' };

/** Reads a sheet of the season 2026-2027 as the page does. */
export const readSheet = (lines: readonly string[], choices: Partial<SheetChoices> = {}) => {
  const { rows } = readText(lines.join('\n'));
  const recognised = recogniseColumns(rows, span);
  const read = gamesIn(rows, { ...recognised, span, ...choices });
  return {
    ...read,
    lines: read.games.map(({ cells }) => cells.filter((cell) => cell !== '').join('|')),
    open: read.doubts.flatMap((doubt) => (doubt.isOpen ? [doubt.of === 'word' ? doubt.text : doubt.of] : [])),
  };
};
