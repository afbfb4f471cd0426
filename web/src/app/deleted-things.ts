import type { QueryClient } from '@tanstack/react-query';
import type { Answers } from '../lib/answers.ts';
import type { Call } from '@rondelle/contracts/site/rendering.ts';
import { ask, fetchAnswer, keyOf, type Question } from '../lib/ask.ts';
import { type Failure, failureOf } from '../lib/failure.ts';
import { type PageLocation, pageAt } from '../lib/page-location.ts';
import { questions } from '../lib/questions.ts';

type Unknown = Extract<Failure, { kind: 'unknown' }>;

/** Where the page's thing says what has become of it. Games need no asking: their page says it. */
const historyAt = (pageLocation: PageLocation, what: string): Question | null => {
  const page = pageLocation.page?.page;
  if (page !== what) return null;
  switch (page) {
    case 'league':
      return ask('history.league', questions.leagueHistory(pageAt(pageLocation, page)));
    case 'team':
      return ask('history.team', questions.teamHistory(pageAt(pageLocation, page)));
    case 'tournament':
      return ask('history.tournament', questions.tournamentHistory(pageAt(pageLocation, page)));
    default:
      return null;
  }
};

/**
 * What has become of what is not found: deleted, then its history is among the answers, for the page to show; or a
 * league that is of another category or region now, then it says where.
 */
export const whatBecameOf = async (
  queries: QueryClient,
  call: Call,
  pageLocation: PageLocation,
  unknown: Unknown,
): Promise<Failure | { readonly movedTo: string }> => {
  const question = historyAt(pageLocation, unknown.what);
  if (!question) return unknown;
  try {
    const history = (await fetchAnswer(queries, call, question)) as Answers['history']['league'];
    if (history.deleted) return { kind: 'deleted', what: unknown.what };
    const { kind, subject } = history;
    const isElsewhere = subject.path !== '' && !pageLocation.path.startsWith(subject.path);
    if (kind === 'league' && isElsewhere) return { movedTo: subject.path };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind !== 'unknown') return failure;
  }
  queries.removeQueries({ queryKey: keyOf(question) });
  return unknown;
};

/** A deleted game keeps its page, with its history. */
export const isDeletedGame = (queries: QueryClient, pageLocation: PageLocation): boolean => {
  if (pageLocation.page?.page !== 'game') return false;
  const question = ask('game.get', questions.game(pageAt(pageLocation, 'game')));
  return queries.getQueryData<Answers['game']['get']>(keyOf(question))?.game.deleted === true;
};
