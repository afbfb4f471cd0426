import { useCallback } from 'react';
import { useLive } from '../../lib/use-live.ts';
import { useMe } from '../../lib/use-me.ts';
import { trpc } from '../../lib/trpc.ts';

const noAge = () => 0;

/** Refetches the count of unread notifications when a live hint announces a new one, on every page. */
export const useLiveNews = (): void => {
  const me = useMe();
  const { notification } = trpc.useUtils();
  const onChange = useCallback(() => void notification.invalidate(), [notification]);
  // An administrator who impersonates a member must not follow that member's topics.
  const topics = me && me.impersonatedBy === null ? [`member:${me.id}`] : [];
  useLive(topics, { ageMs: noAge, onChange });
};
