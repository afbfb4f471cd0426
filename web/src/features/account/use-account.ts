import { clearMemberData } from '../../lib/member/clear-member-data.ts';
import { useIsHydrated } from '../../lib/page/in-browser.ts';
import { usePaths, usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';

/**
 * The member's account and the log-out action. The query runs in the browser only: server-rendered pages are the
 * same for everyone.
 */
export const useAccount = () => {
  const { lang } = usePageLocation();
  const paths = usePaths();
  const inBrowser = useIsHydrated();
  const account = trpc.account.get.useQuery({ lang }, { enabled: inBrowser, retry: false, staleTime: 0 });
  const utils = trpc.useUtils();
  const logOut = trpc.account.logOut.useMutation({
    onSuccess: async () => {
      await clearMemberData();
      location.assign(paths.home());
    },
  });
  const refresh = { onSuccess: () => utils.account.get.invalidate() };
  const endSession = trpc.account.endSession.useMutation(refresh);
  const endOthers = trpc.account.endOtherSessions.useMutation(refresh);
  const fetchExport = () => utils.account.export.fetch({ lang });
  return { lang, paths, account, logOut, endSession, endOthers, fetchExport };
};
