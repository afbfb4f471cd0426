import type { Random } from '@rondelle/site/generate/random.ts';
import type { Situation } from './situation.ts';

export type Kind = 'season' | 'league' | 'table' | 'team' | 'game';
/** A subject with a version of its own that pages depend on. */
export type Subject = number;

type Of = Pick<
  Situation,
  'leagues' | 'teams' | 'liveGames' | 'categories' | 'isOfSeason' | 'eventsPerSecond' | 'groupsPerSecond'
>;

/** As in `scopes.ts` and `concerns.ts` of the product: the subjects of pages, and of changes. */
export const createVersions = (random: Random, of: Of) => {
  const { leagues, teams, liveGames, categories, isOfSeason, eventsPerSecond, groupsPerSecond } = of;
  const season: Subject = 0;
  const [ofLeagues, ofResults] = [1, 1 + leagues];
  const ofTeams = ofResults + leagues;
  const ofGames = ofTeams + teams;
  const ofCategories = ofGames + liveGames;
  const versions = new Float64Array(ofCategories + categories);

  const leagueOf = (team: number): number => Math.floor((team * leagues) / teams);
  /** Live games are spread evenly over all teams. */
  const teamsOf = (game: number): readonly [number, number] => {
    const home = Math.floor((game * teams) / liveGames);
    return [home, (home + 1) % teams];
  };
  const ofTeam = (team: number): Subject[] => {
    const league = leagueOf(team);
    return [ofTeams + team, ofResults + league, ofCategories + (league % categories)];
  };
  const change = (...places: readonly Subject[]): void => {
    for (const place of places) versions[place] = (versions[place] ?? 0) + 1;
  };
  /** Changes of each subject in a second, by the number where its kind begins, the last kind first. */
  const rates: readonly (readonly [Subject, number])[] = [
    [ofCategories, groupsPerSecond / categories],
    [ofGames, eventsPerSecond / liveGames],
    [ofTeams, (2 * eventsPerSecond) / teams],
    [ofResults, groupsPerSecond / leagues],
    [ofLeagues, eventsPerSecond / leagues],
    [season, eventsPerSecond],
  ];

  return {
    /** The subjects that the n-th page of a kind depends on. */
    placesOf: (kind: Kind, n: number): readonly Subject[] => {
      if (isOfSeason || kind === 'season') return [season];
      if (kind === 'team') return ofTeam(n % teams);
      if (kind !== 'game') return [ofLeagues + (n % leagues)];
      const game = n % liveGames;
      return [ofGames + game, ...teamsOf(game).flatMap(ofTeam)];
    },
    versionOf: (places: readonly Subject[]): number =>
      places.reduce((sum, place) => sum + (versions[place] ?? 0), 0),
    /** Changes of these subjects in a second. */
    changesPerSecond: (places: readonly Subject[]): number =>
      places.reduce((sum, place) => sum + (rates.find(([from]) => place >= from)?.[1] ?? 0), 0),
    /** A goal of a live game, or a result, which changes its league's table too. */
    event: (): void => {
      const game = Math.floor(random.next() * liveGames);
      const [home, away] = teamsOf(game);
      const league = leagueOf(home);
      change(season, ofLeagues + league, ofTeams + home, ofTeams + away, ofGames + game);
      if (random.chance(groupsPerSecond / eventsPerSecond)) change(ofResults + league);
    },
    /** A category's ratings, of which no connection is notified. */
    rating: (): void => change(ofCategories + Math.floor(random.next() * categories)),
  };
};
export type Versions = ReturnType<typeof createVersions>;
