import { type SheetColumn, sheetColumns } from '@rondelle/contracts/competition/sheet-columns.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SheetChoices } from '@rondelle/contracts/competition/imports.ts';

import { gamesIn } from './games-in.ts';
import { recogniseColumns } from './guess-kinds.ts';
import { type Layout, layouts, tableOf, type WrittenGame } from './layouts.fixture.ts';

const span = { startsOn: '2026-08-15', endsOn: '2027-05-15' };
const teams = ['Loups', 'Lynx de Val-d’Or', 'Titans', 'Sélects du Nord', 'Deux-Montagnes', 'Béliers 2'];
const first = Date.parse(span.startsOn);
const days = (Date.parse(span.endsOn) - first) / 86_400_000;

const pair = fc
  .tuple(fc.nat(teams.length - 1), fc.integer({ min: 1, max: teams.length - 1 }))
  .map(([home, step]) => [home, (home + step) % teams.length] as const);
const outcome = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constant({ standing: 'final', decidedIn: 'regulation', forfeitedBy: null } as const),
  },
  fc.constantFrom<Pick<WrittenGame, 'standing' | 'decidedIn' | 'forfeitedBy'>>(
    { standing: 'final', decidedIn: 'overtime', forfeitedBy: null },
    { standing: 'final', decidedIn: 'shootout', forfeitedBy: null },
    { standing: 'final', decidedIn: 'regulation', forfeitedBy: 'home' },
    { standing: 'final', decidedIn: 'regulation', forfeitedBy: 'away' },
    { standing: 'final', decidedIn: 'regulation', forfeitedBy: 'both' },
    { standing: 'scheduled', decidedIn: 'regulation', forfeitedBy: null },
    { standing: 'postponed', decidedIn: 'regulation', forfeitedBy: null },
    { standing: 'cancelled', decidedIn: 'regulation', forfeitedBy: null },
  ),
);
const season = fc
  .array(
    fc
      .record({
        day: fc.nat(days),
        hour: fc.integer({ min: 7, max: 21 }),
        half: fc.boolean(),
        pair,
        venue: fc.constantFrom('Aréna Un', 'Centre sportif, glace 2', 'Aréna de l’Œuvre'),
        outcome,
        goals: fc.tuple(fc.nat(12), fc.nat(12)),
      })
      .map(({ day, hour, half, pair: [home, away], venue, outcome: how, goals }): WrittenGame => {
        const one = { time: `${String(hour).padStart(2, '0')}:${half ? '30' : '00'}`, venue, ...how };
        const date = new Date(first + day * 86_400_000).toISOString().slice(0, 10);
        return {
          ...one,
          date,
          home: teams[home] ?? '',
          away: teams[away] ?? '',
          homeGoals: goals[0],
          awayGoals: goals[1],
        };
      }),
    { minLength: 4, maxLength: 40 },
  )
  .map((games) => {
    // Two games of a pair on a day, an hour apart at least.
    const again = games.slice(0, 2).map((game) => ({ ...game, time: game.time < '12' ? '20:00' : '08:00' }));
    return [...games, ...again].toSorted((one, other) => one.date.localeCompare(other.date));
  });

const wanted = (game: WrittenGame): Partial<Record<SheetColumn, string>> => {
  const { date, time, home, away, venue, standing, homeGoals, awayGoals, decidedIn, forfeitedBy } = game;
  const fixture = { date, time, home, away, venue };
  if (standing !== 'final') return { ...fixture, status: standing };
  return {
    ...fixture,
    homeGoals: String(homeGoals),
    awayGoals: String(awayGoals),
    ...(decidedIn !== 'regulation' && { decidedIn }),
    ...(forfeitedBy && { forfeitedBy }),
  };
};

const readBack = (games: readonly WrittenGame[], layout: Layout, choices: Partial<SheetChoices> = {}) => {
  const { rows } = tableOf(games, layout);
  const recognised = recogniseColumns(rows, span);
  return gamesIn(rows, { ...recognised, span, ...choices });
};

const valuesOf = (cells: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    sheetColumns.flatMap((column, at) => {
      const cell = cells[at] ?? '';
      return cell === '' || (column === 'decidedIn' && cell === 'regulation') ? [] : [[column, cell]];
    }),
  );

const orders = { 'day-first': 'day-first', 'month-first': 'month-first' } as const;
const orderIn = ({ dates }: Layout) =>
  dates === 'day-first' || dates === 'month-first' ? orders[dates] : null;

for (const layout of layouts)
  test(`reads every game of a season as ${layout.name}`, () => {
    fc.assert(
      fc.property(season, (games) => {
        const unconfirmed = readBack(games, layout);
        const open = unconfirmed.doubts.filter(({ isOpen }) => isOpen);
        // Only the order of day and month can be unclear in these files. Then no day that depends on it is guessed.
        expect(open.every(({ of }) => of === 'date-order')).toBe(true);
        const days = unconfirmed.games.map(({ cells: [date = ''] }, at) => [date, games[at]?.date ?? '']);
        expect(days.filter(([read = '', date]) => /^\d{4}-/.test(read) && read !== date)).toEqual([]);
        const order = orderIn(layout);
        const read = open.length > 0 ? readBack(games, layout, { dateOrder: order }) : unconfirmed;
        expect(read.games.map(({ cells }) => valuesOf(cells))).toEqual(games.map(wanted));
      }),
      { numRuns: 60 },
    );
  });
