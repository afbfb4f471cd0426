import type { FollowedKind } from '@rondelle/contracts/following/following.inputs.ts';
import { useInBrowser } from '../../lib/page/in-browser.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { isSignedIn } from '../../lib/member/signed-in.ts';
import { trpc } from '../../lib/http/trpc.ts';

/**
 * Returns whether the member follows and supervises an entity. Queried by the browser, because server-rendered pages
 * are the same for all.
 */
export const useOwnStatus = (kind: FollowedKind, id: number) => {
  const { lang } = usePageLocation();
  const isMember = useInBrowser(isSignedIn);
  const question = { lang, kind, id };
  const status = trpc.following.status.useQuery(question, { enabled: isMember, retry: false });
  // A part that hydrates late would have the result at once, but the server's markup lacks it.
  return { isMember, status: (isMember && status.data) || null, question };
};

/** Follows and unfollows with an optimistic update; an error rolls it back. */
export const useFollow = (kind: FollowedKind, id: number) => {
  const { status, question } = useOwnStatus(kind, id);
  const utils = trpc.useUtils();
  const show = (liked: boolean) =>
    utils.following.status.setData(question, (before) => before && { ...before, liked });
  const optimistic = (liked: boolean) => ({
    onMutate: async () => {
      await utils.following.status.cancel(question);
      show(liked);
    },
    onError: () => show(!liked),
    onSettled: () => void utils.dashboard.invalidate(),
  });
  const follow = trpc.following.follow.useMutation(optimistic(true));
  const unfollow = trpc.following.unfollow.useMutation(optimistic(false));
  const liked = status?.liked ?? false;
  const { error } = liked ? unfollow : follow;
  return {
    liked,
    known: status !== null,
    failed: error?.message ?? null,
    toggle: () => (liked ? unfollow : follow).mutate(question),
  };
};
