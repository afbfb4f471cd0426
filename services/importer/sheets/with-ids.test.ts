import { expect, test } from 'vitest';
import type { SheetLeague } from './sheet.ts';
import { withIds } from './with-ids.ts';

const league = { id: 5 } as SheetLeague;
const teamChoice = (text: string, team: number | 'new' | 'skip' = 'new', leagueId = 5) => ({
  leagueId,
  text,
  team,
});
const withNew = (teams: ReturnType<typeof teamChoice>[], names: readonly string[]) =>
  withIds(
    { leagues: [], teams, again: false },
    { teamOf: () => null, entering: [], newTeams: names.map((name, at) => ({ league, name, id: 70 + at })) },
  ).teams.map(({ team }) => team);

test('replaces “new” in answers by the id of the registered team, in any spelling', () => {
  const answers = [
    teamChoice('Lynx', 'skip'),
    teamChoice('LOUPS '),
    teamChoice('Loups', 'new', 6),
    teamChoice('Aigles', 3),
  ];
  expect(withNew(answers, ['Lynx', 'Loups', 'Aigles'])).toEqual(['skip', 71, 'new', 3]);
});

test('reads each of two thousand answers only a few times', () => {
  const names = Array.from({ length: 2_000 }, (_, at) => `Équipe du Lac-à-la-Tortue ${at}`);
  let reads = 0;
  const answers = names.map((name) =>
    Object.defineProperty(teamChoice(name), 'text', { get: () => ((reads += 1), name), enumerable: true }),
  );
  expect(withNew(answers, names).at(-1)).toBe(2_069);
  // Comparing each answer with each team would read millions.
  expect(reads).toBeGreaterThan(0);
  expect(reads).toBeLessThan(5 * names.length);
});
