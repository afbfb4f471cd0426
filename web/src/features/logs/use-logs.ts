import { usePage } from '../../lib/place.ts';
import { questions } from '../../lib/questions.ts';
import { trpc } from '../../lib/trpc.ts';

/** What was recorded and said, as far as the address asks for it; the server has answered it for the admin who came. */
export const useLogs = () => {
  const question = questions.adminLogs(usePage('logs'));
  const query = trpc.admin.logs.useQuery(question, { retry: false });
  return { query, latest: question.before === undefined };
};
