import { matchPath } from '@rondelle/contracts/site/routes.ts';
import { expect, test } from 'vitest';
import { queryFor, keyOf, type Query } from '../lib/http/query.ts';
import { canonicalPathOf } from './canonical-path.ts';
import { pageLocationAt } from './page-location-at.ts';
import { newQueryClient } from './query-client.ts';

const canonicalWith = (path: string, query: Query, data: unknown, search = '') => {
  const queries = newQueryClient();
  queries.setQueryData(keyOf(query), data);
  expect(matchPath(path)).not.toBeNull();
  return canonicalPathOf(queries, pageLocationAt(path, search));
};
const season = { id: 2, slug: '2024-2025', path: '/fr/2024-2025' };

test("the canonical path of a game has the game's own season", () => {
  const game = { game: { id: 7, path: '/fr/2024-2025/g-7' } };
  const query = queryFor('game.get', { lang: 'fr', gid: 7 });
  expect(canonicalWith('/fr/2019-2020/g-7', query, game)).toBe('/fr/2024-2025/g-7');
});

test('the canonical path of a team has its category, its region and its name in that season', () => {
  const path = '/fr/2024-2025/c-1-m13-aa/r-3-estrie/e-5-lynx';
  const team = { team: { path, statsPath: `${path}/statistiques`, seasons: [], clubSeasons: [] }, season };
  const wrong = '/fr/2024-2025/c-9-x/r-9-x/e-5-anciens';
  expect(canonicalWith(wrong, queryFor('team.get', { lang: 'fr', sid: '2024-2025', eid: 5 }), team)).toBe(
    path,
  );
  const stats = queryFor('team.stats', { lang: 'fr', sid: '2024-2025', eid: 5 });
  expect(canonicalWith(`${wrong}/statistiques`, stats, team)).toBe(`${path}/statistiques`);
});

test('statistics over all seasons have no canonical path, so that the season in the URL stays', () => {
  const all = queryFor('team.stats', { lang: 'fr', eid: 5 });
  const path = '/fr/2019-2020/c-1-x/r-3-x/e-5-x/statistiques';
  expect(
    canonicalWith(path, all, { team: { statsPath: '/fr/2024-2025/…' }, season: null }, 'all=1'),
  ).toBeNull();
});

test('canonical paths of a category, a region and a rivalry have names in the language of the page', () => {
  const category = queryFor('category.get', { lang: 'en', sid: '2024-2025', cid: 1 });
  expect(canonicalWith('/en/2024-2025/c-1-m13-aa', category, { id: 1, name: 'U13 AA', season })).toBe(
    '/en/2024-2025/c-1-u13-aa',
  );
  const region = queryFor('region.get', { lang: 'fr', sid: '2024-2025', rid: 3 });
  expect(canonicalWith('/fr/2024-2025/r-3-x', region, { id: 3, name: 'Estrie', season })).toBe(
    '/fr/2024-2025/r-3-estrie',
  );
  const rivals = queryFor('team.rivals', { lang: 'fr', eid1: 5, eid2: 6, sid: '2024-2025' });
  const teams = [
    { id: 5, name: 'Lynx' },
    { id: 6, name: 'Élites' },
  ];
  expect(canonicalWith('/fr/2024-2025/e1-5-a/e2-6-b', rivals, { season, teams })).toBe(
    '/fr/2024-2025/e1-5-lynx/e2-6-elites',
  );
});

test('the canonical path of a league includes its division, that of a tournament its category', () => {
  const path = '/fr/2024-2025/c-1-m13-aa/r-3-estrie';
  const whole = queryFor('league.table', { lang: 'fr', sid: '2024-2025', cid: 1, rid: 3 });
  expect(
    canonicalWith('/fr/2024-2025/c-1-x/r-3-x', whole, { league: { path, division: null, seasons: [] } }),
  ).toBe(path);
  const part = queryFor('league.table', { lang: 'fr', sid: '2024-2025', cid: 1, rid: 3, did: 4 });
  const division = { id: 4, name: 'Nord', path: `${path}/d-4-nord` };
  expect(
    canonicalWith('/fr/2024-2025/c-1-x/r-3-x/d-4-x', part, { league: { path, division, seasons: [] } }),
  ).toBe(division.path);
  const tournament = { id: 8, name: 'Coupe', path: '/fr/2024-2025/t-8-coupe', season };
  const cup = { tournament, category: { id: 1, name: 'M13 AA' } };
  const every = queryFor('tournament.get', { lang: 'fr', tid: 8 });
  expect(canonicalWith('/fr/2019-2020/t-8-x', every, cup)).toBe('/fr/2024-2025/t-8-coupe');
  const one = queryFor('tournament.get', { lang: 'fr', tid: 8, cid: 1 });
  expect(canonicalWith('/fr/2024-2025/t-8-x/c-1-x', one, cup)).toBe('/fr/2024-2025/t-8-coupe/c-1-m13-aa');
});

test('the canonical path of a list of one category has the name of the category', () => {
  const category = { id: 1, name: 'M13 AA' };
  const leagues = queryFor('league.list', { lang: 'fr', sid: '2024-2025', cid: 1 });
  const path = '/fr/2024-2025/ligues/c-1-m13-aa';
  expect(canonicalWith('/fr/2024-2025/ligues/c-1-x', leagues, { season, category })).toBe(path);
  const all = queryFor('league.list', { lang: 'fr', sid: '2024-2025' });
  expect(canonicalWith('/fr/2024-2025/ligues', all, { season, category: null })).toBeNull();
});

test('returns null for a page about no single entity and for a page without data', () => {
  expect(canonicalPathOf(newQueryClient(), pageLocationAt('/fr/2024-2025', ''))).toBeNull();
  expect(canonicalPathOf(newQueryClient(), pageLocationAt('/fr/2024-2025/g-7', ''))).toBeNull();
});
