import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Answers } from '../lib/answers.ts';
import { ask, keyOf, type Question } from '../lib/ask.ts';
import { type PageLocation, pageAt } from '../lib/page-location.ts';
import { questions } from '../lib/questions.ts';

type Answered = {
  readonly league: Answers['league']['table'];
  readonly team: Answers['team']['get'];
  readonly teamStats: Answers['team']['stats'];
  readonly rivalry: Answers['team']['rivals'];
  readonly game: Answers['game']['get'];
  readonly tournament: Answers['tournament']['get'];
  readonly category: Answers['category']['get'];
  readonly region: Answers['region']['get'];
};
type Entity = keyof Answered;

const questionOf: { readonly [E in Entity]: (pageLocation: PageLocation) => Question } = {
  league: (pageLocation) => ask('league.table', questions.league(pageAt(pageLocation, 'league'))),
  team: (pageLocation) => ask('team.get', questions.team(pageAt(pageLocation, 'team'))),
  teamStats: (pageLocation) => ask('team.stats', questions.teamStats(pageAt(pageLocation, 'teamStats'))),
  rivalry: (pageLocation) => ask('team.rivals', questions.rivals(pageAt(pageLocation, 'rivalry'))),
  game: (pageLocation) => ask('game.get', questions.game(pageAt(pageLocation, 'game'))),
  tournament: (pageLocation) =>
    ask('tournament.get', questions.tournament(pageAt(pageLocation, 'tournament'))),
  category: (pageLocation) => ask('category.get', questions.category(pageAt(pageLocation, 'category'))),
  region: (pageLocation) => ask('region.get', questions.region(pageAt(pageLocation, 'region'))),
};

/** What was answered about the thing that a page shows. */
export const answerAt = <E extends Entity>(
  entity: E,
  queries: QueryClient,
  pageLocation: PageLocation,
): Answered[E] | undefined => queries.getQueryData(keyOf(questionOf[entity](pageLocation)));

const paths: {
  readonly [E in Entity]: (queries: QueryClient, pageLocation: PageLocation) => string | null | undefined;
} = {
  league: (queries, pageLocation) => {
    const league = answerAt('league', queries, pageLocation)?.league;
    return league?.division?.path ?? league?.path;
  },
  team: (queries, pageLocation) => answerAt('team', queries, pageLocation)?.team.path,
  // Over all seasons, the names in the path are those of whatever season the reader came from.
  teamStats: (queries, pageLocation) => {
    const answer = answerAt('teamStats', queries, pageLocation);
    return answer?.season && answer.team.statsPath;
  },
  rivalry: (queries, pageLocation) => {
    const { season, teams: [one, two] = [] } = answerAt('rivalry', queries, pageLocation) ?? {};
    return season && one && two && pathsIn(pageLocation.lang).rivalry(season.slug, one, two);
  },
  game: (queries, pageLocation) => answerAt('game', queries, pageLocation)?.game.path,
  tournament: (queries, pageLocation) => {
    const answer = answerAt('tournament', queries, pageLocation);
    if (!answer || pageAt(pageLocation, 'tournament').categoryId === null) return answer?.tournament.path;
    const { tournament, category } = answer;
    return pathsIn(pageLocation.lang).tournament(tournament.season.slug, tournament, category);
  },
  category: (queries, pageLocation) => {
    const category = answerAt('category', queries, pageLocation);
    return category && pathsIn(pageLocation.lang).category(category.season.slug, category);
  },
  region: (queries, pageLocation) => {
    const region = answerAt('region', queries, pageLocation);
    return region && pathsIn(pageLocation.lang).region(region.season.slug, region);
  },
};

const isEntity = (page: string): page is Entity => page in questionOf;

/**
 * The one path of the thing that a page shows. Only ids count in a path, so that old names, other languages' names and
 * wrong seasons find it too. Null where the page is about no single thing, or has no answer.
 */
export const canonicalPathOf = (queries: QueryClient, pageLocation: PageLocation): string | null =>
  pageLocation.page && isEntity(pageLocation.page.page)
    ? (paths[pageLocation.page.page](queries, pageLocation) ?? null)
    : null;
