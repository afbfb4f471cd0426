import { useEffect, useSyncExternalStore } from 'react';
import { mergeTeams } from '../../lib/merge-teams.ts';
import { useNav } from '../../lib/nav.ts';
import { usePageLocation } from '../../lib/page-location.ts';
import { signedInAs } from '../../lib/signed-in.ts';
import { trpc } from '../../lib/trpc.ts';

const never = () => () => undefined;

/** Brings the browser's own teams and those that the account follows together, once somebody has logged in or out. */
export const useMergedTeams = (): void => {
  const { lang } = usePageLocation();
  const { client } = trpc.useUtils();
  const season = useNav()?.ongoingSeason?.slug ?? null;
  // Asked anew whenever the page is another one: so it is once somebody has logged in or out.
  const member = useSyncExternalStore(never, signedInAs, () => null);
  useEffect(() => {
    if (season === null) return;
    const account = {
      followed: async () =>
        (await client.following.list.query({ lang, sid: season })).teams.map(({ id }) => id),
      follow: (id: number) => client.following.follow.mutate({ lang, kind: 'team', id }),
    };
    // What can't be done now is tried again when the page is loaded anew.
    mergeTeams(member, account).catch(() => undefined);
  }, [client, lang, member, season]);
};
