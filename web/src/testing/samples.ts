import { forCountsPer } from '@rondelle/contracts/competition/result-counts.ts';
import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import type { Leader, LeagueCard, TournamentCard } from '@rondelle/contracts/competition/season.outputs.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';

/** Data to test pages with: names that are long or accented, and one that tries to break out of the page. */
export const season = '2024-2025';
export const hostileName = '</script><script>alert(1)</script> & "Cie"';

const many = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));

export const samples = (lang: Language) => {
  const paths = pathsIn(lang);
  const elsewhere = pathsIn(lang === 'fr' ? 'en' : 'fr');
  const seasonRef = (slug: string) => ({ id: Number(slug.slice(0, 4)), slug, path: paths.season(slug) });
  const category = { id: 12, name: 'M13 AAA', path: '' };
  const u15 = { id: 13, name: 'M15 BB', path: '' };
  const region = { id: 3, name: 'Saguenay–Lac-Saint-Jean', path: '' };
  for (const c of [category, u15]) c.path = paths.category(season, c);
  region.path = paths.region(season, region);
  const names = [
    'Élites de Saint-Jean-sur-Richelieu–Haut-Richelieu',
    'Estacades de Trois-Rivières',
    'Gaulois du Richelieu',
    'As de Québec',
    hostileName,
    'Conquérants des Basses-Laurentides',
  ];
  const team = (at: number) => {
    const name = names[at % names.length] ?? '';
    return { id: at + 1, name, path: paths.team(season, { category, region, team: { id: at + 1, name } }) };
  };
  const league = { id: 1, name: 'LHEQ M13 AAA', path: paths.league(season, category, region) };
  const game = (at: number): GameCard => ({
    id: at + 1,
    path: paths.game(season, at + 1),
    date: '2025-03-08',
    time: at % 2 ? '19:30' : null,
    venue: 'Aréna Marcel-Larocque',
    city: 'Saguenay',
    status: at % 5 === 4 ? 'scheduled' : 'final',
    stage: 'regular',
    group: null,
    decidedIn: at % 5 === 4 ? null : ((['regulation', 'overtime', 'shootout'] as const)[at % 3] ?? null),
    forfeitedBy: null,
    period: null,
    confirmation: null,
    ...forCountsPer('game', () => null),
    home: {
      ...team(at),
      goals: at % 5 === 4 ? null : (at % 4) + 2,
      fairPlay: 1,
      ...forCountsPer('team', () => 8),
    },
    away: {
      ...team(at + 1),
      goals: at % 5 === 4 ? null : (at % 4) + 1,
      fairPlay: 0,
      ...forCountsPer('team', () => null),
    },
    competition: at % 4 === 3 ? null : { ...league, kind: 'league' },
    category,
  });
  const leader = (at: number): Leader => ({
    rank: at + 1,
    group: 1,
    team: team(at),
    category: at % 2 ? u15 : category,
    region,
    gamesPlayed: 24,
    wins: 18 - at,
    pointsPercentage: 0.812 - at * 0.07,
    goalsForPerGame: 4.21 - at * 0.2,
    goalsAgainstPerGame: 1.87 + at * 0.1,
    streak: { type: 'winning', length: 4 },
    rating: { value: 1.93 - at * 0.6, error: 0.31, provisional: at === 3, results: 0.8 - at * 0.1 },
  });
  const leagueCard = (at: number): LeagueCard => ({
    ...league,
    id: at,
    path: `${league.path}?${at}`,
    category,
    region,
    teams: 22,
    games: 198,
    leader: at === 1 ? null : team(0),
  });
  const tournament = (at: number): TournamentCard => ({
    id: at + 1,
    name: at ? 'Coupe Memorial 2019' : 'Tournoi international de hockey M13 de Trois-Rivières',
    path: paths.tournament(season, { id: at + 1, name: 'Tournoi' }),
    startsOn: '2025-02-28',
    endsOn: '2025-03-02',
    city: 'Trois-Rivières',
    categories: [category],
    teams: 16,
    games: 45,
    winner: at ? team(3) : null,
  });
  return {
    paths,
    elsewhere,
    seasonRef,
    category,
    u15,
    region,
    league,
    team,
    game,
    leader,
    leagueCard,
    tournament,
    many,
  };
};
