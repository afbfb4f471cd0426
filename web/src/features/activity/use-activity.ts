import { usePage } from '../../lib/page-location.ts';
import { useFailureOf } from '../../lib/page-failure.ts';
import { questions } from '../../lib/questions.ts';
import { trpc } from '../../lib/trpc.ts';

/** What was done in the season that the URL names, as its search parameters narrow it. */
export const useActivity = () => {
  const page = usePage('activity');
  const question = questions.activity(page);
  const query = trpc.activity.list.useQuery(question);
  const failure = useFailureOf(query);
  return {
    query,
    question,
    season: page.season,
    /** Nobody has the name or number that the URL asks for. */
    isUnknownMember: failure?.kind === 'unknown' && failure.what === 'user',
    /** Whether it begins with the latest. */
    latest: question.before === undefined,
  };
};

/** The one change that the URL asks for, if it does. */
export const useEvent = () => questions.event(usePage('activity'));
