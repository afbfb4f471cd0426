import type { Language } from '@rondelle/contracts/competition/lists.ts';
import { words } from '@rondelle/contracts/site/paths.ts';
import { translatePath } from '@rondelle/contracts/site/routes.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Place } from '../lib/place.ts';
import { answerAt } from './own-path.ts';

export const otherLanguage = (lang: Language): Language => (lang === 'fr' ? 'en' : 'fr');

const answeredPath = (queries: QueryClient, place: Place): string | undefined => {
  switch (place.page?.page) {
    case 'league':
      return answerAt('league', queries, place)?.league.otherPath;
    case 'team':
      return answerAt('team', queries, place)?.team.otherPath;
    case 'teamStats': {
      const answer = answerAt('teamStats', queries, place);
      // Over all seasons, the names in the path are those of whatever season the reader came from.
      return answer?.season
        ? `${answer.team.otherPath}/${words.stats[otherLanguage(place.lang)]}`
        : undefined;
    }
    case 'tournament':
      return answerAt('tournament', queries, place)?.tournament.otherPath;
    case 'category':
      return answerAt('category', queries, place)?.otherPath;
    case 'region':
      return answerAt('region', queries, place)?.otherPath;
    default:
      return undefined;
  }
};

/**
 * The path of the same page in the other language: under the names of that language, where the page's answer knows them.
 * Only ids count in a path, so that the other names find it too, by way of its own path.
 */
export const otherPathOf = (queries: QueryClient, place: Place): string =>
  answeredPath(queries, place) ?? translatePath(place.path, otherLanguage(place.lang));
