import { usePage } from '../../lib/page-location.ts';
import { questions } from '../../lib/questions.ts';
import { trpc } from '../../lib/trpc.ts';

/** While the page is looked at. */
const againMs = 5_000;

/** What was recorded and said, as far as the address asks for it; the server has answered it for the admin who came. */
export const useLogs = () => {
  const question = questions.adminLogs(usePage('logs'));
  const latest = question.before === undefined;
  // What is recorded is told over the live line; what programs say is told by nobody.
  const query = trpc.admin.logs.useQuery(question, {
    retry: false,
    refetchInterval: latest ? againMs : false,
  });
  return { query, latest };
};
