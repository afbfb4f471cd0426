import { forgetMember } from '../../lib/forget-member.ts';
import { useInBrowser } from '../../lib/in-browser.ts';
import { usePaths, usePageLocation } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';

const yes = () => true;

/** The member's account, asked by the browser only: pages for everyone hold nothing of anyone. */
export const useAccount = () => {
  const { lang } = usePageLocation();
  const paths = usePaths();
  const inBrowser = useInBrowser(yes);
  const account = trpc.account.get.useQuery({ lang }, { enabled: inBrowser, retry: false, staleTime: 0 });
  const utils = trpc.useUtils();
  const logOut = trpc.account.logOut.useMutation({
    onSuccess: async () => {
      await forgetMember();
      location.assign(paths.home());
    },
  });
  const refresh = { onSuccess: () => utils.account.get.invalidate() };
  const endSession = trpc.account.endSession.useMutation(refresh);
  const endOthers = trpc.account.endOtherSessions.useMutation(refresh);
  const fetchExport = () => utils.account.export.fetch({ lang });
  return { lang, paths, account, logOut, endSession, endOthers, fetchExport };
};
