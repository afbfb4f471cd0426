import { expect, test } from 'vitest';
import { pathsIn } from './paths.ts';
import { aliasOf, matchPath, translatePath } from './routes.ts';

const category = { id: 12, name: 'M13 AAA relève' };
const region = { id: 3, name: 'Montérégie' };
const team = { id: 55, name: "L'Étoile de Saint-Jean-sur-Richelieu" };

test.each(['fr', 'en'] as const)('every built path in %s matches its page', (lang) => {
  const paths = pathsIn(lang);
  const season = '2024-2025';
  const place = { category, region, team };
  expect(matchPath(paths.home())?.page).toEqual({ page: 'home' });
  expect(matchPath(paths.season(season))?.page).toEqual({ page: 'season', season });
  expect(matchPath(paths.leaderboard(season, category))?.page).toEqual({
    page: 'leaderboard',
    season,
    categoryId: 12,
  });
  expect(matchPath(paths.teams(season))?.page).toEqual({ page: 'teams', season, categoryId: null });
  expect(matchPath(paths.league(season, category, region))?.page).toEqual({
    page: 'league',
    season,
    categoryId: 12,
    regionId: 3,
    divisionId: null,
  });
  expect(matchPath(paths.league(season, category, region, { id: 4, name: 'Nord' }))?.page).toMatchObject({
    divisionId: 4,
  });
  expect(matchPath(paths.team(season, place))?.page).toMatchObject({ page: 'team', teamId: 55 });
  expect(matchPath(paths.teamStats(season, place))?.page).toMatchObject({ page: 'teamStats', teamId: 55 });
  expect(matchPath(paths.rivalry(season, team, { id: 7, name: 'Lions' }))?.page).toEqual({
    page: 'rivalry',
    season,
    teamId1: 55,
    teamId2: 7,
  });
  expect(matchPath(paths.game(season, 9))?.page).toEqual({ page: 'game', season, gameId: 9 });
  expect(matchPath(paths.tournament(season, { id: 5, name: 'Tournoi' }, category))?.page).toMatchObject({
    categoryId: 12,
  });
});

test('ids need their letter, their number and a name', () => {
  expect(matchPath('/fr/2024-2025/12-m13')).toBeNull();
  expect(matchPath('/fr/2024-2025/c-m13')).toBeNull();
  expect(matchPath('/fr/2024-2025/c-12')).toBeNull();
  expect(matchPath('/fr/2024/c-12-m13')).toBeNull();
  expect(matchPath('/fr/2024-2025/g-abc')).toBeNull();
  expect(matchPath('/de/accueil')).toBeNull();
});

test('translates words and preserves ids and names', () => {
  expect(translatePath('/fr/2024-2025/tableau-des-meneurs/c-12-m13', 'en')).toBe(
    '/en/2024-2025/leaderboard/c-12-m13',
  );
  expect(translatePath('/en/home', 'fr')).toBe('/fr/accueil');
});

test('finds the alias of a path that uses words of the other language', () => {
  expect(aliasOf('/fr/2024-2025/leaderboard')).toBe('/fr/2024-2025/tableau-des-meneurs');
  expect(aliasOf('/en/a-propos')).toBe('/en/about');
  expect(aliasOf('/fr/nowhere')).toBeNull();
});
