import { storeMyTeams, mostTeams, myTeams, useMyTeams } from './my-teams.ts';
import { usePageLocation } from '../page/page-location.ts';
import { isSignedIn } from './signed-in.ts';
import { trpc } from '../http/trpc.ts';

/**
 * Returns whether a team is one of my teams, and a toggle. For members the account follows it too; when that fails, the
 * browser still stores the choice.
 */
export const useStar = (id: number) => {
  const { lang } = usePageLocation();
  const utils = trpc.useUtils();
  const mine = useMyTeams();
  const isMine = mine.includes(id);
  const toggle = () => {
    const before = myTeams();
    storeMyTeams(isMine ? before.filter((one) => one !== id) : [...before, id]);
    if (!isSignedIn()) return;
    const { follow, unfollow } = utils.client.following;
    const request = (isMine ? unfollow : follow).mutate({ lang, kind: 'team', id });
    request.then(
      () => void utils.dashboard.invalidate(),
      () => undefined,
    );
  };
  return { isMine, isFull: !isMine && mine.length >= mostTeams, toggle };
};
