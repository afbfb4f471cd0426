import type { Db } from '@rondelle/projections/views/schema.ts';
import { type Ids, ofEachKind } from '../plan/ids.ts';
import { recordedParts } from '../plan/recorded-parts.ts';
import { readRecordedGames } from '../read-recorded-games.ts';
import type { Recorded, RecordedGame, RecordedGames } from '../recorded.ts';
import type { Sheet, SheetLeague } from './sheet.ts';
import { keyOf } from './sheet-info.ts';

const nothing = new Map<string, never>();
const noneDeleted = ofEachKind(() => nothing);
/** Nothing to compare: a spreadsheet names existing entities, and changes only games. */
export const nothingRecorded: Recorded = {
  ongoingChosen: true,
  seasons: nothing,
  regions: nothing,
  categories: nothing,
  divisions: nothing,
  cities: nothing,
  organizations: nothing,
  rulesets: nothing,
  leagues: nothing,
  places: nothing,
  tournaments: nothing,
  teams: nothing,
  deleted: noneDeleted,
};

const byKey = (ids: Iterable<number>) => new Map([...ids].map((id) => [keyOf(id), id]));

/** Ids of the season, leagues and teams of a spreadsheet, by the keys of its planned rows. */
export const idsOf = (sheet: Sheet, leagues: readonly SheetLeague[], teamIds: Iterable<number>): Ids => ({
  ...noneDeleted,
  season: new Map([[sheet.season.slug, sheet.season.id]]),
  category: byKey(leagues.map(({ categoryId }) => categoryId)),
  region: byKey(leagues.map(({ regionId }) => regionId)),
  league: byKey(leagues.map(({ id }) => id)),
  team: byKey(teamIds),
});

const isEmpty = (part: object | null) => part === null || Object.values(part).every((one) => one === null);

/** Treats parts that are empty on the site as imported, so that a file that fills them in is no contradiction. */
const withEmptyAsImported = (game: RecordedGame): RecordedGame => {
  if (game.imported === null) return game;
  const { when, where, score, fairPlay, counts, cancellation } = recordedParts(game);
  return {
    ...game,
    imported: {
      ...(when.time === null && { when }),
      ...(isEmpty(where) && { where }),
      ...(score === null && { score }),
      ...(isEmpty(fairPlay) && { fairPlay }),
      ...(isEmpty(counts) && { counts }),
      ...(cancellation === null && { cancellation }),
      ...game.imported,
    },
  };
};

/**
 * Reads recorded games by their keys; `named` has the keys of games that were found on the site. `renews`: see
 * `readRecordedGames`.
 */
export const readGames =
  (db: Db, named: ReadonlyMap<number, string>, renews: boolean) =>
  async (keys: readonly string[], deleted: ReadonlyMap<string, number>): Promise<RecordedGames> => {
    const wanted = new Set(keys);
    const own = new Map([...named].filter(([, key]) => wanted.has(key)));
    const found = await readRecordedGames(db, keys, deleted, own, renews);
    return {
      ...found,
      games: new Map([...found.games].map(([key, game]) => [key, withEmptyAsImported(game)])),
    };
  };
