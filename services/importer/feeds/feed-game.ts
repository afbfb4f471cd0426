import type { SheetRow } from '@rondelle/contracts/competition/imports.ts';
import { type SheetColumn, sheetColumns } from '@rondelle/contracts/competition/sheet-columns.ts';
import type { Left } from './feed-source.ts';

/** A game of a source, in the columns of a spreadsheet. Columns that the source does not have are absent. */
export type FeedGame = Partial<Record<SheetColumn, string>>;

export type ReadFeed = {
  readonly games: readonly FeedGame[];
  /** Games whose titles may be of something else. */
  readonly doubtful: ReadonlySet<FeedGame>;
  /** The events that are not imported, with the reasons. */
  readonly left: readonly Left[];
};

/** The longest stored text, in characters. */
const longest = 200;

/** Converts games to spreadsheet rows, so that the same planner imports them. `line` is the game's position, from 1. */
export const rowsOf = (games: readonly FeedGame[]): SheetRow[] =>
  games.map((game, at) => {
    // A calendar's event with a score in its title has its own status too: the score shows that it was played.
    const { status, ...others } = game;
    const values: FeedGame = game.homeGoals || status === undefined ? others : game;
    return { line: at + 1, cells: sheetColumns.map((column) => (values[column] ?? '').slice(0, longest)) };
  });

/** A game as readable text: « 2024-10-05 Lynx – Loups ». */
export const gameWords = ({ date = '', home = '', away = '' }: FeedGame): string =>
  `${date} ${home} – ${away}`.trim().slice(0, longest);
