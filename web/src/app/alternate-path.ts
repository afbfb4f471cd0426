import type { Language } from '@rondelle/contracts/competition/lists.ts';
import { translatePath } from '@rondelle/contracts/site/routes.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { PageLocation } from '../lib/page-location.ts';
import { answerAt } from './canonical-path.ts';

export const otherLanguage = (lang: Language): Language => (lang === 'fr' ? 'en' : 'fr');

/** Under the names that stand in the path. */
const translated = ({ path, lang }: PageLocation): string => translatePath(path, otherLanguage(lang));

const answeredPath = (queries: QueryClient, pageLocation: PageLocation): string | undefined => {
  switch (pageLocation.page?.page) {
    case 'league':
      return answerAt('league', queries, pageLocation)?.league.otherPath;
    case 'team':
      return answerAt('team', queries, pageLocation)?.team.otherPath;
    case 'teamStats': {
      const answer = answerAt('teamStats', queries, pageLocation);
      // Over all seasons, the names in the path are those of whatever season the reader came from.
      const word = translated(pageLocation).split('/').at(-1);
      return answer?.season ? `${answer.team.otherPath}/${word}` : undefined;
    }
    case 'tournament':
      return answerAt('tournament', queries, pageLocation)?.tournament.otherPath;
    case 'category':
      return answerAt('category', queries, pageLocation)?.otherPath;
    case 'region':
      return answerAt('region', queries, pageLocation)?.otherPath;
    default:
      return undefined;
  }
};

/**
 * The path of the same page in the other language: under the names of that language, where the page's answer knows them.
 * Only ids count in a path, so that the other names find it too, by way of its own path.
 */
export const alternatePathOf = (queries: QueryClient, pageLocation: PageLocation): string =>
  answeredPath(queries, pageLocation) ?? translated(pageLocation);
