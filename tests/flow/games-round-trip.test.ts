import { sheetColumns } from '@rondelle/contracts/competition/sheet-columns.ts';
import { type Language, languages } from '@rondelle/contracts/competition/vocabulary.ts';
import { fileAddress } from '@rondelle/contracts/site/files.ts';
import { afterAll, expect, test } from 'vitest';
import { gamesIn } from '../../web/src/features/import-games/read/games-in.ts';
import { recogniseColumns } from '../../web/src/features/import-games/read/guess-kinds.ts';
import { decodeText, readText } from '../../web/src/features/import-games/read/read-text.ts';
import { readWorkbook } from '../../web/src/features/import-games/read/read-workbook.ts';
import { type SheetCells, sheetImports, sheetRow } from './sheet-imports.ts';
import { startWritingSite, type WritingSite } from './writing-site.ts';

const span = { startsOn: '2021-09-01', endsOn: '2022-04-30' };
const sites: WritingSite[] = [];
afterAll(async () => {
  for (const site of sites) await site.stop();
});

/** A site whose league has three teams and no games, and a registrar who imports into it. */
const emptyLeague = async () => {
  const site = await startWritingSite();
  sites.push(site);
  const registrar = await site.member('Registraire', 'admin');
  const { rows } = await site.pool.query<{ gameId: number }>(
    `SELECT "gameId" FROM games WHERE competition = 'league-11'`,
  );
  for (const { gameId } of rows)
    await registrar.mutate('game.delete', { gameId, reason: 'other' }).then(({ message }) => {
      if (message !== null) throw new Error(message);
    });
  const where = await site.pool.query<{ categoryId: number; regionId: number }>(
    `SELECT "categoryId", "regionId" FROM leagues WHERE "leagueId" = 11`,
  );
  const { categoryId: cid = 0, regionId: rid = 0 } = where.rows[0] ?? {};
  const exported = async (lang: Language, format: 'csv' | 'xlsx'): Promise<Uint8Array<ArrayBuffer>> => {
    const address = fileAddress(lang, 'games', format, { sid: '2021-2022', cid, rid });
    const response = await fetch(site.url + address);
    if (response.status !== 200) throw new Error(`${address}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  };
  return { exported, ...sheetImports(registrar, 11) };
};

const rowsOf = (bytes: Uint8Array<ArrayBuffer>, format: 'csv' | 'xlsx') =>
  (format === 'csv' ? readText(decodeText(bytes).replace(/^\uFEFF/, '')) : readWorkbook(bytes)[0])?.rows ??
  [];

/** Reads an export as the page of imports does. The league is chosen there, so its column need not name it. */
const readBack = (bytes: Uint8Array<ArrayBuffer>, format: 'csv' | 'xlsx'): readonly SheetCells[] => {
  const rows = rowsOf(bytes, format);
  const recognised = recogniseColumns(rows, span);
  const { games, leftOut, doubts } = gamesIn(rows, { ...recognised, span });
  expect([leftOut, doubts]).toEqual([[], []]);
  return games.map(({ cells }) =>
    Object.fromEntries(sheetColumns.map((column, at) => [column, cells[at] ?? ''])),
  );
};

/** Every kind of game that a league can have. */
const season: readonly SheetCells[] = [
  sheetRow('2021-10-02 14:00 1-3 4-2', { venue: 'Aréna Un', city: 'Magog' }),
  sheetRow('2021-10-02 19:30 1-3 1-2', { decidedIn: 'overtime' }),
  sheetRow('2021-10-09 - 3-5 3-2', { decidedIn: 'shootout' }),
  sheetRow('2021-10-10 10:00 5-1 0-0'),
  sheetRow('2021-10-16 10:00 1-5 1-0', { forfeitedBy: 'away' }),
  sheetRow('2021-10-17 10:00 1-5 9-0', { forfeitedBy: 'home' }),
  sheetRow('2021-10-23 10:00 3-5 0-0', { forfeitedBy: 'both' }),
  sheetRow('2021-10-30 10:00 3-1 -', { status: 'postponed' }),
  sheetRow('2021-11-06 10:00 3-1 -', { status: 'cancelled' }),
  sheetRow('2021-11-13 10:00 3-1 -'),
  sheetRow('2022-03-05 10:00 3-1 2-1', { stage: 'quarter-final', group: 'B' }),
  sheetRow('2022-03-12 10:00 3-1 2-1', { stage: 'semi-final' }),
  sheetRow('2022-03-19 10:00 3-1 2-1', { stage: 'consolation', group: 'A2' }),
  sheetRow('2022-03-20 10:00 3-1 2-1', { stage: 'tie-breaker' }),
  sheetRow('2022-03-21 10:00 3-1 2-1', { stage: 'round-of-16' }),
  sheetRow('2022-03-22 10:00 3-1 2-1', { stage: 'bronze' }),
  sheetRow('2022-03-23 10:00 3-1 2-1', { stage: 'final' }),
  sheetRow('2022-03-24 10:00 3-1 2-1', { stage: 'relegation' }),
];

test('an export of games is the same after its import into an empty league', async () => {
  const first = await emptyLeague();
  const { state } = await first.bringIn(season);
  expect(state.counts).toMatchObject({ added: season.length, refused: 0 });
  for (const lang of languages)
    for (const format of ['csv', 'xlsx'] as const) {
      const file = await first.exported(lang, format);
      const second = await emptyLeague();
      const again = await second.bringIn(readBack(file, format));
      expect([lang, format, again.plan.refused, again.state.counts.added]).toEqual([
        lang,
        format,
        [],
        season.length,
      ]);
      const back = await second.exported(lang, format);
      expect(rowsOf(back, format)).toEqual(rowsOf(file, format));
      if (format === 'csv') expect(Buffer.from(back).equals(Buffer.from(file))).toBe(true);
    }
});
