import { presetNames, withdrawalTreatments } from '@rondelle/contracts/competition/lists.ts';
import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GameRow } from '../../views/games/games.table.ts';
import { playedBy } from '../as-of/as-of.ts';
import { divisionTable } from '../standings/division-table.ts';
import { competitionRow, entry, gameRow } from '../../views/standings/rows.fixture.ts';
import { computeStandings } from '../../views/standings/standings.ts';
import type { TableEntry } from '../../views/standings/tables.ts';
import { rankChangesBetween, type TableAt } from './rank-changes.ts';

const from = '2024-10-05';
const teamIds = [1, 2, 3, 4, 5, 6] as const;

const anyGame = fc
  .record({
    home: fc.nat(5),
    step: fc.nat(4),
    day: fc.integer({ min: 1, max: 9 }),
    homeGoals: fc.nat(3),
    awayGoals: fc.nat(3),
    status: fc.constantFrom('final', 'final', 'final', 'scheduled'),
  })
  .map(
    ({ home, step, day, ...rest }) =>
      (gameId: number) =>
        gameRow(gameId, home + 1, ((home + 1 + step) % 6) + 1, { date: `2024-10-0${day}`, ...rest }),
  );
const someGames = fc
  .array(anyGame, { maxLength: 25 })
  .map((games): readonly GameRow[] => games.map((made, index) => made(index + 1)));

const anyEntries = fc
  .tuple(
    ...teamIds.map((teamId) =>
      fc.option(
        fc.record({
          teamId: fc.constant(teamId),
          divisionId: fc.constantFrom(null, 1, 2),
          deducted: fc.constantFrom(0, 0, 0, 1, 4),
          withdrawn: fc.constantFrom(null, null, null, ...withdrawalTreatments),
        }),
        { freq: 8 },
      ),
    ),
  )
  .map((entries): readonly TableEntry[] => entries.flatMap((one) => (one ? [entry(one.teamId, one)] : [])));

const anyRules = fc
  .record({
    preset: fc.constantFrom(...presetNames),
    divisionWinnersFirst: fc.boolean(),
    draw: fc.option(fc.shuffledSubarray([...teamIds], { minLength: 6 })),
  })
  .map(({ preset, divisionWinnersFirst, draw }) =>
    competitionRow({ ...presets[preset], divisionWinnersFirst }, { draw }),
  );

const tableOf = (
  games: readonly GameRow[],
  entries: readonly TableEntry[],
  competition: ReturnType<typeof competitionRow>,
): TableAt => ({ games, entries, competition, standings: computeStandings(games, entries, competition) });

const inDivision = (table: TableAt, divisionId: number | null): TableAt =>
  divisionId === null ? table : { ...table, standings: divisionTable(table.standings, divisionId) };

/** Two versions of a table that differ in one property or in any number of them. */
const twoTables = fc
  .record({
    games: fc.tuple(someGames, someGames),
    entries: fc.tuple(anyEntries, anyEntries),
    rules: fc.tuple(anyRules, anyRules),
    differs: fc.constantFrom('days', 'games', 'entries', 'rules', 'all'),
    divisionId: fc.constantFrom(null, null, 1),
  })
  .map(({ games: [one, other], entries, rules, differs, divisionId }) => {
    const does = (what: typeof differs): 0 | 1 => (differs === what || differs === 'all' ? 1 : 0);
    const later =
      does('games') === 1
        ? [...one.slice(1), ...other.map((game) => ({ ...game, gameId: game.gameId + 50 }))]
        : one;
    const then = tableOf(does('days') === 1 ? playedBy(one, from) : one, entries[0], rules[0]);
    const now = tableOf(later, entries[does('entries')], rules[does('rules')]);
    return [inDivision(then, divisionId), inDivision(now, divisionId)] as const;
  });

test('names at least one cause of every rank change', () => {
  let moved = 0;
  fc.assert(
    fc.property(twoTables, ([then, now]) => {
      const { rulesChanges, teams } = rankChangesBetween(then, now, from);
      for (const { teamId, earlier, later, causes, decisions, crossed } of teams) {
        if (earlier?.rank === later?.rank) continue;
        moved += 1;
        const named = [
          ...causes,
          ...decisions,
          ...rulesChanges,
          ...crossed.flatMap((one) => [...one.causes, ...one.decisions]),
        ];
        expect([teamId, named.length > 0]).toEqual([teamId, true]);
      }
    }),
    { numRuns: 2_000 },
  );
  expect(moved).toBeGreaterThan(1_000);
});
