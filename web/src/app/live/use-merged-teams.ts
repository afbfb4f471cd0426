import { useEffect, useSyncExternalStore } from 'react';
import { mergeTeams } from '../../lib/member/merge-teams.ts';
import { useNav } from '../../lib/page/nav.ts';
import { signedInAs } from '../../lib/member/signed-in.ts';
import { useClient } from '../../lib/page/use-client.ts';

const never = () => () => undefined;

/** Merges the browser's teams with those that the account follows, after somebody logs in or out. */
export const useMergedTeams = (): void => {
  const { lang, client } = useClient();
  const season = useNav()?.ongoingSeason?.slug ?? null;
  // Needs no subscription: logging in or out leads to another page, and its rendering runs this again.
  const member = useSyncExternalStore(never, signedInAs, () => null);
  useEffect(() => {
    if (season === null) return;
    const account = {
      followed: async () =>
        (await client.following.list.query({ lang, sid: season })).teams.map(({ id }) => id),
      follow: (id: number) => client.following.follow.mutate({ lang, kind: 'team', id }),
    };
    // A failed merge is retried at the next page load.
    mergeTeams(member, account).catch(() => undefined);
  }, [client, lang, member, season]);
};
