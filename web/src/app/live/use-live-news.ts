import { useCallback, useState } from 'react';
import { callErrorOf } from '../../lib/http/call-error.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { useLive } from '../../lib/live/use-live.ts';
import { useMe } from '../../lib/member/use-me.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { m } from '../../paraglide/messages.js';

const noAge = () => 0;
const ends = new Set<string | null>(['session/required', 'account/banned', 'account/disabled']);

/**
 * Refetches the count of unread notifications when a live hint announces a new one, on every page. Returns why the
 * member's session has ended meanwhile, in words; null while it lasts.
 */
export const useLiveNews = (): string | null => {
  const { lang } = usePageLocation();
  const me = useMe();
  const { notification, account } = trpc.useUtils();
  const [ended, setEnded] = useState<string | null>(null);
  const onChange = useCallback(() => void notification.invalidate(), [notification]);
  const endUnlessLoggedIn = useCallback(
    async (reason: string) => {
      // A connection without a ticket is refused too: only the site's response shows that the session has ended.
      const still = await account.me.fetch({ lang }, { staleTime: 0 }).catch(() => undefined);
      if (still === null) setEnded(reason);
    },
    [account, lang],
  );
  const onError = useCallback(
    (error: unknown) => {
      const { code, message } = callErrorOf(error);
      if (ends.has(code))
        void endUnlessLoggedIn(code === 'session/required' ? m.live_session_ended() : message);
    },
    [endUnlessLoggedIn],
  );
  // An administrator who impersonates a member must not follow that member's topics.
  const topics = me && me.impersonatedBy === null ? [`member:${me.id}`] : [];
  useLive(topics, { ageMs: noAge, onChange, onError });
  return ended;
};
