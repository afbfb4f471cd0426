import { keepMyTeams, mostTeams, myTeams, useMyTeams } from './my-teams.ts';
import { usePageLocation } from './page-location.ts';
import { isSignedIn } from './signed-in.ts';
import { trpc } from './trpc.ts';

/**
 * Whether a team is one of the reader's, and what makes it one or no longer. Of whoever is logged in the account follows
 * it too; where that fails the browser keeps its own choice.
 */
export const useStar = (id: number) => {
  const { lang } = usePageLocation();
  const utils = trpc.useUtils();
  const mine = useMyTeams();
  const isMine = mine.includes(id);
  const toggle = () => {
    const before = myTeams();
    keepMyTeams(isMine ? before.filter((one) => one !== id) : [...before, id]);
    if (!isSignedIn()) return;
    const { follow, unfollow } = utils.client.following;
    const told = (isMine ? unfollow : follow).mutate({ lang, kind: 'team', id });
    told.then(
      () => void utils.dashboard.invalidate(),
      () => undefined,
    );
  };
  return { isMine, isFull: !isMine && mine.length >= mostTeams, toggle };
};
