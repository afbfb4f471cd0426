import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import { matchPath } from '@rondelle/contracts/site/routes.ts';
import { type PageLocation, usePageLocation } from '../../lib/page/page-location.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { pageData } from '../../lib/page/page-queries.ts';
import { useState } from 'react';
import { type SharedGame, takeSharedGame } from '../../lib/forms/shared-game.ts';
import { tournamentDay } from './tournament-day.ts';
import { emptyGame, type GameValues } from './game-values.ts';
import { lastLeague } from './last-league.ts';

type Named = { readonly id: number; readonly name: string };

const leagueValues = (league: Named, category: Named, regionId: number): Partial<GameValues> => ({
  kind: 'league',
  leagueId: String(league.id),
  leagueName: league.name,
  regionId: String(regionId),
  categoryId: String(category.id),
  categoryName: category.name,
});

const categoryValues = ({ id, name }: Named): Partial<GameValues> => ({
  categoryId: String(id),
  categoryName: name,
});

const fromLeague = (queries: QueryClient, pageLocation: PageLocation): Partial<GameValues> => {
  const league = pageData(queries, pageLocation, 'league', 'main')?.league;
  return league ? leagueValues(league, league.category, league.region.id) : {};
};

const fromTournament = (queries: QueryClient, pageLocation: PageLocation): Partial<GameValues> => {
  const data = pageData(queries, pageLocation, 'tournament', 'main');
  if (!data) return {};
  const [only, ...others] = data.categories;
  const { tournament, schedule, tournamentCategories: parts } = data;
  const planned = parts.flatMap(({ bracket }) => bracket);
  const days = [...schedule, ...planned].map(({ date }) => date);
  const category = data.category ?? (others.length === 0 ? only : null);
  return {
    kind: 'tournament',
    stage: 'preliminary',
    tournamentId: String(tournament.id),
    tournamentName: tournament.name,
    date: tournamentDay(tournament, days, dayInQuebec(new Date().toISOString())),
    ...(category && categoryValues(category)),
  };
};

/** On a team’s page, the team is the home team of a game in its league. */
const fromTeam = (queries: QueryClient, pageLocation: PageLocation): Partial<GameValues> => {
  const data = pageData(queries, pageLocation, 'team', 'main');
  if (!data) return {};
  const { team, standing } = data;
  const page = standing ? matchPath(standing.league.path)?.page : null;
  return {
    ...categoryValues(team.category),
    ...(standing && page?.page === 'league' && leagueValues(standing.league, team.category, page.regionId)),
    homeTeamId: String(team.id),
    homeTeamName: team.name,
  };
};

const fromCategory = (queries: QueryClient, pageLocation: PageLocation): Partial<GameValues> => {
  const data = pageData(queries, pageLocation, 'category', 'main');
  return data ? categoryValues(data) : {};
};

/** Returns initial values from the current page; on other pages, the member’s last league. */
const fromPage = (queries: QueryClient, pageLocation: PageLocation, season: string): Partial<GameValues> => {
  switch (pageLocation.page?.page) {
    case 'league':
      return fromLeague(queries, pageLocation);
    case 'tournament':
      return fromTournament(queries, pageLocation);
    case 'team':
      return fromTeam(queries, pageLocation);
    case 'category':
      return fromCategory(queries, pageLocation);
    default:
      return lastLeague(season) ?? {};
  }
};

type Season = { readonly slug: string; readonly startsOn: string; readonly endsOn: string };

/** Returns today in Quebec’s time zone, limited to the days of the season. */
export const dayWithin = ({ startsOn, endsOn }: Pick<Season, 'startsOn' | 'endsOn'>): string => {
  const today = dayInQuebec(new Date().toISOString());
  return today > endsOn ? endsOn : today < startsOn ? startsOn : today;
};

/** Returns initial values from a text shared by another app; it names the teams, but the member chooses them. */
const fromShared = (shared: SharedGame | null): Partial<GameValues> =>
  shared
    ? {
        homeTeamName: shared.home,
        awayTeamName: shared.away,
        homeGoals: shared.homeGoals,
        awayGoals: shared.awayGoals,
        decidedIn: shared.decidedIn,
      }
    : {};

/** Returns the initial values of a new game’s form, and the shared text they come from, or null. */
export const useInitialValues = (season: Season) => {
  const pageLocation = usePageLocation();
  const queries = useQueryClient();
  const [shared] = useState(takeSharedGame);
  const initial: GameValues = {
    ...emptyGame,
    date: dayWithin(season),
    ...fromPage(queries, pageLocation, season.slug),
    ...fromShared(shared),
  };
  return { initial, sharedText: shared?.text ?? null };
};
