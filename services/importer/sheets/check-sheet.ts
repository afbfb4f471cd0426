import { eachInTurns } from '@rondelle/infra/turns.ts';
import { checkGame, type GameRow } from '../check-game.ts';
import { indexOf } from '../dataset-index.ts';
import { type Rejection, RowError } from '../errors.ts';
import type { RecordedGame } from '../recorded.ts';
import type { Keyed } from './game-keys.ts';
import type { PlacedRow } from './place-rows.ts';
import { rejectRow } from './reject-row.ts';
import { valuesOf } from './row-values.ts';
import type { Sheet, SheetLeague } from './sheet.ts';
import { infoOf, teamsOf } from './sheet-info.ts';

/** Checks rows by the rules of every import. */
export const checkSheet = async (
  sheet: Sheet,
  leagues: readonly SheetLeague[],
  rows: readonly PlacedRow[],
  keys: readonly Keyed[],
  recorded: ReadonlyMap<string, RecordedGame>,
  which: {
    /** Returns whether a row is still to be imported. The others only take part in finding duplicate games. */
    readonly isOpen: (row: PlacedRow) => boolean;
    /** Returns whether the result of the row's game is hidden from the importer. */
    readonly isHidden: (row: PlacedRow, key: string) => boolean;
  },
): Promise<{ readonly games: readonly GameRow[]; readonly rejections: readonly Rejection[] }> => {
  const index = indexOf(infoOf(sheet, leagues));
  const ids = new Map(leagues.map(({ id }) => [id, new Set<number>()]));
  await eachInTurns(rows, ({ league, placed }) => ids.get(league.id)?.add(placed.home).add(placed.away));
  const teams = new Map(
    leagues.map((league) => [league.id, teamsOf(sheet, league, ids.get(league.id) ?? [])]),
  );
  const lineOf = new Map<string, number>();
  const seen = new Set<string>();
  const games: GameRow[] = [];
  const rejections: Rejection[] = [];
  await eachInTurns(rows.entries(), ([at, placed]) => {
    const { line } = placed.row;
    try {
      const key = keys[at]?.key ?? '';
      const same = lineOf.get(key);
      if (same !== undefined) throw new RowError('', String(same), 'same-line');
      lineOf.set(key, line);
      if (keys[at]?.asked) throw new RowError('', '', 'unclear-game');
      if (!which.isOpen(placed)) return;
      if (which.isHidden(placed, key)) throw new RowError('', '', 'hidden');
      const list = teams.get(placed.league.id);
      if (!list) return;
      const values = valuesOf(placed, key, sheet.season.slug, recorded.get(key));
      games.push(checkGame({ line, values }, index, list, seen));
      seen.add(key);
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      rejections.push(rejectRow(line, error));
    }
  });
  return { games, rejections };
};
