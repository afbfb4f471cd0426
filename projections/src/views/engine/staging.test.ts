import { expect, test } from 'vitest';
import type { AnyEntityView, Row } from './any-view.ts';
import type { MapKey } from './keys.ts';
import { createStaging } from './staging.ts';
import { int, table } from './table.ts';
import { entityView } from './view.ts';

const viewNamed = (name: string): AnyEntityView =>
  entityView(table(name, { id: int, goals: int }, { key: ['id'] }), 1, {});
const [games, teams] = [viewNamed('t_games'), viewNamed('t_teams')];

/** Rows below the staging area: every game from 1 to 100 without goals, and no team. */
const below = {
  get: (view: AnyEntityView, key: MapKey): Row | undefined =>
    view === games && Number(key) <= 100 ? { id: Number(key), goals: 0 } : undefined,
};

test.each([3, 40])('returns each of %i staged rows by its view and key', (rows) => {
  const staging = createStaging(below);
  for (let id = 1; id <= rows; id += 1) {
    staging.put(games, id, { id, goals: 10 * id });
    staging.put(teams, id, { id, goals: 20 * id });
  }
  for (let id = 1; id <= rows; id += 1) {
    expect(staging.get(games, id)).toEqual({ id, goals: 10 * id });
    expect(staging.get(teams, id)).toEqual({ id, goals: 20 * id });
  }
  expect(staging.get(games, 90)).toEqual({ id: 90, goals: 0 });
  expect(staging.get(teams, 90)).toBeUndefined();
});

test.each([3, 40])('stages a row that changes twice among %i once, with its first state before', (rows) => {
  const staging = createStaging(below);
  for (let id = 1; id <= rows; id += 1) staging.put(games, id, { id, goals: 1 });
  staging.put(games, 2, { id: 2, goals: 7 });
  staging.put(games, rows, undefined);
  expect(staging.puts.length).toBe(rows);
  const [, second] = staging.puts;
  expect([second?.before, second?.after]).toEqual([
    { id: 2, goals: 0 },
    { id: 2, goals: 7 },
  ]);
  expect(staging.get(games, 2)).toEqual({ id: 2, goals: 7 });
  expect(staging.get(games, rows)).toBeUndefined();
});

test.each([3, 40])('forgets %i rows when it is cleared', (rows) => {
  const staging = createStaging(below);
  for (let id = 1; id <= rows; id += 1) staging.put(games, id, { id, goals: 1 });
  staging.clear();
  expect([staging.puts, staging.get(games, 2)]).toEqual([[], { id: 2, goals: 0 }]);
  staging.put(games, 2, { id: 2, goals: 5 });
  expect(staging.get(games, 2)).toEqual({ id: 2, goals: 5 });
  expect(staging.get(games, 3)).toEqual({ id: 3, goals: 0 });
});
