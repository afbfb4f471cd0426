import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import { matchPath } from '@rondelle/contracts/site/routes.ts';
import { pageAt, type PageLocation, usePageLocation } from '../../lib/page-location.ts';
import { questions } from '../../lib/questions.ts';
import { trpc } from '../../lib/trpc.ts';
import type { Values } from '../../ui/form/use-form.ts';
import { emptyGame } from './game-values.ts';
import { lastLeague } from './last-league.ts';

type Utils = ReturnType<typeof trpc.useUtils>;
type Named = { readonly id: number; readonly name: string };

const leagueValues = (league: Named, category: Named, regionId: number): Values => ({
  kind: 'league',
  leagueId: String(league.id),
  leagueName: league.name,
  regionId: String(regionId),
  categoryId: String(category.id),
  categoryName: category.name,
});

const categoryValues = ({ id, name }: Named): Values => ({ categoryId: String(id), categoryName: name });

const fromLeague = (utils: Utils, pageLocation: PageLocation): Values => {
  const league = utils.league.table.getData(questions.league(pageAt(pageLocation, 'league')))?.league;
  return league ? leagueValues(league, league.category, league.region.id) : {};
};

const fromTournament = (utils: Utils, pageLocation: PageLocation): Values => {
  const answer = utils.tournament.get.getData(questions.tournament(pageAt(pageLocation, 'tournament')));
  if (!answer) return {};
  const [only, ...others] = answer.categories;
  const category = answer.category ?? (others.length === 0 ? only : null);
  return {
    kind: 'tournament',
    stage: 'preliminary',
    tournamentId: String(answer.tournament.id),
    tournamentName: answer.tournament.name,
    ...(category && categoryValues(category)),
  };
};

/** On a team’s page, the team is at home, in its league. */
const fromTeam = (utils: Utils, pageLocation: PageLocation): Values => {
  const answer = utils.team.get.getData(questions.team(pageAt(pageLocation, 'team')));
  if (!answer) return {};
  const { team, standing } = answer;
  const page = standing ? matchPath(standing.league.path)?.page : null;
  return {
    ...categoryValues(team.category),
    ...(standing && page?.page === 'league' && leagueValues(standing.league, team.category, page.regionId)),
    homeTeamId: String(team.id),
    homeTeamName: team.name,
  };
};

const fromCategory = (utils: Utils, pageLocation: PageLocation): Values => {
  const answer = utils.category.get.getData(questions.category(pageAt(pageLocation, 'category')));
  return answer ? categoryValues(answer) : {};
};

/** What the page that one comes from says already; elsewhere the league that was used last. */
const fromPage = (utils: Utils, pageLocation: PageLocation, season: string): Values => {
  switch (pageLocation.page?.page) {
    case 'league':
      return fromLeague(utils, pageLocation);
    case 'tournament':
      return fromTournament(utils, pageLocation);
    case 'team':
      return fromTeam(utils, pageLocation);
    case 'category':
      return fromCategory(utils, pageLocation);
    default:
      return lastLeague(season) ?? {};
  }
};

type Season = { readonly slug: string; readonly startsOn: string; readonly endsOn: string };

/** Today by Quebec’s clocks, or the season’s end where it is over. */
export const dayWithin = ({ startsOn, endsOn }: Pick<Season, 'startsOn' | 'endsOn'>): string => {
  const today = dayInQuebec(new Date().toISOString());
  return today > endsOn ? endsOn : today < startsOn ? startsOn : today;
};

/** A new game’s form with what can be known beforehand. */
export const useStart = (season: Season): Values => {
  const pageLocation = usePageLocation();
  const utils = trpc.useUtils();
  return { ...emptyGame, date: dayWithin(season), ...fromPage(utils, pageLocation, season.slug) };
};
