import { mostSheetRows } from '@rondelle/contracts/competition/imports.ts';
import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { type SheetColumn, sheetColumns } from '@rondelle/contracts/competition/sheet-columns.ts';
import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { createDryWriter } from '../apply/writer.ts';
import { bringIn } from './bring-in.ts';
import type { Sheet } from './sheet.ts';

const teams = Array.from({ length: 40 }, (_, at) => ({ leagueId: 5, id: at + 1, name: `Équipe ${at + 1}` }));
const league = {
  id: 5,
  categoryId: 7,
  regionId: 9,
  nameFr: 'Ligue de Valcourt',
  nameEn: 'Valcourt League',
  categoryFr: 'M13 A',
  categoryEn: 'U13 A',
  regionFr: 'Estrie',
  regionEn: 'Eastern Townships',
  rules: presets.quebecMinor,
};
/** A site with a league and its teams that has no games yet. */
const query = async (text: string) => {
  if (text.includes('FROM leagues')) return { rows: [league] };
  return { rows: text.includes('FROM league_entries') ? teams : [] };
};

const dayAt = (at: number): string => new Date(Date.UTC(2024, 8, 1 + at)).toISOString().slice(0, 10);
const rowAt = (at: number): Sheet['rows'][number] => {
  const [home, away] = [at % 40, (at + 1 + (Math.floor(at / 40) % 39)) % 40];
  const said: Partial<Record<SheetColumn, string>> = {
    date: dayAt(Math.floor(at / 100)),
    time: '19:30',
    home: teams[home]?.name ?? '',
    away: teams[away]?.name ?? '',
    homeGoals: '3',
    awayGoals: '2',
    venue: 'Aréna Un',
  };
  return { line: at + 2, cells: sheetColumns.map((column) => said[column] ?? '') };
};

/** How long the thread has worked so far, in milliseconds, whoever else has the processor meanwhile. */
const worked = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/** Does some work; answers what it took of the thread, and the longest part of it that others had to wait for. */
const measured = async <T>(work: () => Promise<T>) => {
  const begun = worked();
  let [last, longest, isOver] = [begun, 0, false];
  const note = (): void => {
    const now = worked();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const look = (): void => {
    note();
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  const answer = await work();
  isOver = true;
  note();
  return { answer, longest, total: worked() - begun };
};

test('while the longest spreadsheet is prepared and planned, others have their turns', async () => {
  const sheet: Sheet = {
    season: { id: 1, slug: '2024-2025', startsOn: '2024-08-01', endsOn: '2025-07-31' },
    leagueId: league.id,
    rows: Array.from({ length: mostSheetRows }, (_, at) => rowAt(at)),
    answers: { leagues: [], teams: [], again: false },
  };
  let next = 1;
  const site = {
    // Of a database and a log, only these are asked.
    db: { query } as unknown as Pick<Pool, 'query'>,
    log: {} as EventLog,
    writer: createDryWriter({ actor: { id: 'import', role: 'system' }, source: 'import' }),
    reserve: async (_kind: unknown, count: number) => (next += count) - count,
    catchUp: async () => undefined,
    lang: 'fr',
    only: null,
  } as const;
  const { answer, longest, total } = await measured(() => bringIn(site, sheet));
  expect(answer.rejections).toEqual([]);
  expect(answer.counts.game.added).toBe(mostSheetRows);
  // Cut into steps it is a fiftieth; checked or planned in one go, a third.
  expect(longest).toBeLessThan(total / 8);
});
