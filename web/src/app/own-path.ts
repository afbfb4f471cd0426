import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Answers } from '../lib/answers.ts';
import { ask, keyOf, type Question } from '../lib/ask.ts';
import { type Place, pageAt } from '../lib/place.ts';
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

const questionOf: { readonly [E in Entity]: (place: Place) => Question } = {
  league: (place) => ask('league.table', questions.league(pageAt(place, 'league'))),
  team: (place) => ask('team.get', questions.team(pageAt(place, 'team'))),
  teamStats: (place) => ask('team.stats', questions.teamStats(pageAt(place, 'teamStats'))),
  rivalry: (place) => ask('team.rivals', questions.rivals(pageAt(place, 'rivalry'))),
  game: (place) => ask('game.get', questions.game(pageAt(place, 'game'))),
  tournament: (place) => ask('tournament.get', questions.tournament(pageAt(place, 'tournament'))),
  category: (place) => ask('category.get', questions.category(pageAt(place, 'category'))),
  region: (place) => ask('region.get', questions.region(pageAt(place, 'region'))),
};

/** What was answered about the thing that a page shows. */
export const answerAt = <E extends Entity>(
  entity: E,
  queries: QueryClient,
  place: Place,
): Answered[E] | undefined => queries.getQueryData(keyOf(questionOf[entity](place)));

const paths: { readonly [E in Entity]: (queries: QueryClient, place: Place) => string | null | undefined } = {
  league: (queries, place) => {
    const league = answerAt('league', queries, place)?.league;
    return league?.division?.path ?? league?.path;
  },
  team: (queries, place) => answerAt('team', queries, place)?.team.path,
  // Over all seasons, the names in the path are those of whatever season the reader came from.
  teamStats: (queries, place) => {
    const answer = answerAt('teamStats', queries, place);
    return answer?.season && answer.team.statsPath;
  },
  rivalry: (queries, place) => {
    const { season, teams: [one, two] = [] } = answerAt('rivalry', queries, place) ?? {};
    return season && one && two && pathsIn(place.lang).rivalry(season.slug, one, two);
  },
  game: (queries, place) => answerAt('game', queries, place)?.game.path,
  tournament: (queries, place) => {
    const answer = answerAt('tournament', queries, place);
    if (!answer || pageAt(place, 'tournament').categoryId === null) return answer?.tournament.path;
    const { tournament, category } = answer;
    return pathsIn(place.lang).tournament(tournament.season.slug, tournament, category);
  },
  category: (queries, place) => {
    const category = answerAt('category', queries, place);
    return category && pathsIn(place.lang).category(category.season.slug, category);
  },
  region: (queries, place) => {
    const region = answerAt('region', queries, place);
    return region && pathsIn(place.lang).region(region.season.slug, region);
  },
};

const isEntity = (page: string): page is Entity => page in questionOf;

/**
 * The one path of the thing that a page shows. Only ids count in a path, so that old names, other languages' names and
 * wrong seasons find it too. Null where the page is about no single thing, or has no answer.
 */
export const ownPathOf = (queries: QueryClient, place: Place): string | null =>
  place.page && isEntity(place.page.page) ? (paths[place.page.page](queries, place) ?? null) : null;
