import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { Outputs } from '../lib/http/outputs.ts';
import { samples, season } from './samples.ts';

/** The outputs of `call` in tests, by dotted path. */
export const sampleAnswers = (lang: Language) => {
  const s = samples(lang);
  const counts = { games: 1240, finals: 1198, goals: 7021, teams: 96, leagues: 8, tournaments: 3 };
  const [ongoing, previous] = [s.seasonRef(season), s.seasonRef('2023-2024')];
  const common = { season: ongoing, category: null, categories: [s.category, s.u15] };
  const menu = {
    currentSeason: ongoing,
    ongoingSeason: ongoing,
    seasons: [ongoing, previous, s.seasonRef('2018-2019')],
    regions: [s.region],
    categories: [s.category, s.u15],
    demo: true,
    late: [],
  } satisfies Outputs['site']['menu'];
  return {
    'site.menu': menu,
    'site.nav': { ...menu, counts } satisfies Outputs['site']['nav'],
    'season.home': {
      season: ongoing,
      previousSeason: previous,
      nextSeason: null,
      counts,
      live: [],
      latest: { date: '2025-03-08', games: s.many(6, s.game) },
      upcoming: [s.game(4), s.game(9)],
      biggest: [
        {
          game: s.game(4),
          stakes: {
            target: 'playoffs',
            homeWins: { home: 0.71, away: 0.2 },
            awayWins: { home: 0.38, away: 0.55 },
          },
        },
      ],
      leagues: s.many(3, s.leagueCard),
    } satisfies Outputs['season']['home'],
    'season.highlights': {
      feats: { biggestWin: null, highestScoring: null, shutouts: null, longestWinningStreak: null },
      leaders: [
        { category: s.category, teams: s.many(4, s.leader) },
        { category: s.u15, teams: s.many(3, s.leader) },
      ],
      tournaments: s.many(2, s.tournament),
      today: '2025-03-08',
    } satisfies Outputs['season']['highlights'],
    'season.latestResults': {
      ...common,
      date: '2025-03-08',
      days: s.many(14, (at) => ({ date: `2025-03-${String(at + 1).padStart(2, '0')}`, games: at * 3 + 1 })),
      games: s.many(9, s.game),
    } satisfies Outputs['season']['latestResults'],
    'season.leaderboard': {
      ...common,
      asOf: { playedBy: null, knownAt: null },
      position: '123',
      by: 'rating',
      leaders: s.many(6, s.leader),
      paging: { page: 1, pages: 1, total: 6 },
    } satisfies Outputs['season']['leaderboard'],
    'league.list': {
      season: ongoing,
      category: null,
      categories: [
        { category: s.category, leagues: s.many(3, s.leagueCard) },
        { category: s.u15, leagues: s.many(2, s.leagueCard) },
      ],
    } satisfies Outputs['league']['list'],
    'team.list': {
      ...common,
      region: null,
      regions: [s.region, { id: 4, name: 'Montérégie', path: '' }],
      teams: s.many(6, (at) => ({
        ...s.team(at),
        category: s.category,
        region: s.region,
        city: at ? 'Chicoutimi' : null,
        country: null,
      })),
      paging: { page: 2, pages: 5, total: 96 },
    } satisfies Outputs['team']['list'],
    'category.get': {
      id: 12,
      name: s.category.name,
      description: null,
      season: ongoing,
      teams: 22,
      regions: [s.region],
      leagues: s.many(2, s.leagueCard),
      tournaments: s.many(2, s.tournament),
      leaders: s.many(5, s.leader),
      spread: { step: 1, bins: s.many(6, (at) => ({ from: 3 - at, teams: at * 2 + 1 })), apart: 0 },
      latest: s.many(4, s.game),
      otherPath: s.elsewhere.category(season, { id: 12, name: 'U13 AAA' }),
    } satisfies Outputs['category']['get'],
    'region.get': {
      id: 3,
      name: s.region.name,
      description: 'Du fleuve aux Laurentides, en passant par les îles et leurs arénas.',
      season: ongoing,
      leagues: s.many(2, s.leagueCard),
      teams: s.many(6, (at) => ({ ...s.team(at), category: s.category, city: 'Alma', country: null })),
      latest: [],
      otherPath: s.elsewhere.region(season, s.region),
    } satisfies Outputs['region']['get'],
    'site.calls': {
      version: '1.0.0',
      groups: [
        {
          name: 'league',
          calls: [
            {
              method: 'GET',
              path: '/api/v1/league',
              summary: 'A table.',
              needsToken: false,
              isDeprecated: false,
              parameters: [
                { name: 'sid', in: 'query', isRequired: true, description: 'The season.', example: season },
              ],
              example: `/api/v1/league?sid=${season}`,
              body: '{}',
            },
          ],
        },
      ],
      changelog: [{ version: '1.0.0', date: '2025-01-01', changes: ['The first version.'] }],
    } satisfies Outputs['site']['calls'],
    'city.list': {
      season: ongoing,
      categories: [s.category],
      count: 22,
      cities: [
        {
          id: 7,
          name: 'Saint-Félicien',
          path: s.paths.city({ id: 7, name: 'Saint-Félicien' }),
          region: { id: 3, name: s.region.name },
          at: { latitude: 48.65, longitude: -72.45 },
          teams: 12,
        },
      ],
      unlisted: [{ name: 'Alma', region: { id: 3, name: s.region.name }, at: null, teams: 10 }],
    } satisfies Outputs['city']['list'],
    'organization.list': {
      season: ongoing,
      categories: [s.category],
      count: 12,
      organizations: [
        {
          id: 2,
          name: 'Association du hockey mineur de Saint-Félicien',
          path: s.paths.organization({ id: 2, name: 'x' }),
          city: { id: 7, name: 'Saint-Félicien', path: s.paths.city({ id: 7, name: 'Saint-Félicien' }) },
          region: s.region,
          teams: 12,
        },
      ],
    } satisfies Outputs['organization']['list'],
    'places.map': {
      season: ongoing,
      category: null,
      categories: [s.category, s.u15],
      places: [
        {
          name: 'Alma',
          city: null,
          at: { latitude: 48.55, longitude: -71.65 },
          teams: 10,
          tournaments: 0,
          venues: 1,
        },
        { name: 'Lac-Nulle-Part', city: null, at: null, teams: 1, tournaments: 0, venues: 0 },
      ],
      venues: [],
      selected: null,
      mapboxToken: null,
    } satisfies Outputs['places']['map'],
    'site.openData': {
      licence: 'CC0-1.0',
      dumps: [
        {
          season,
          date: '2025-01-01',
          games: 120,
          files: [{ name: 'games.csv', bytes: 12_000, sha256: 'ab12', address: '/open-data/x/games.csv' }],
        },
      ],
    } satisfies Outputs['site']['openData'],
    'search.all': {
      teams: s.many(4, (at) => ({
        ...s.team(at),
        season,
        category: s.category,
        region: s.region,
        city: 'Alma',
      })),
      leagues: [{ ...s.league, season, category: s.category, region: s.region }],
      tournaments: [{ ...s.tournament(0), startsOn: '2025-02-28' }],
      categories: [s.u15],
      regions: [],
      divisions: [{ ...s.league, season, category: s.category, region: s.region }],
      locations: [{ id: null, name: 'Alma', region: 'Nord', path: '/fr/recherche?q=Alma' }],
      places: [],
    } satisfies Outputs['search']['all'],
  };
};

/** A router in this process that knows only the samples; anything else does not exist. */
export const sampleCall =
  (without: readonly string[] = []) =>
  async (path: string, input: unknown): Promise<unknown> => {
    const lang =
      typeof input === 'object' && input !== null && 'lang' in input && input.lang === 'en' ? 'en' : 'fr';
    const sample = Object.entries(sampleAnswers(lang)).find(([name]) => name === path)?.[1];
    if (sample && !without.includes(path)) return sample;
    throw Object.assign(new Error('NOT_FOUND'), { cause: { name: 'DomainError', code: 'team/unknown' } });
  };
