import { useCallback } from 'react';
import { useLive } from '../../lib/use-live.ts';
import { useMe } from '../../lib/use-me.ts';
import { trpc } from '../../lib/trpc.ts';

const noAge = () => 0;

/** Counts anew what a member has not read whenever something is told them, on whatever page they are. */
export const useLiveNews = (): void => {
  const me = useMe();
  const { notification } = trpc.useUtils();
  const onChange = useCallback(() => void notification.invalidate(), [notification]);
  // Who stands in for a member follows nothing in their name.
  const topics = me && me.impersonatedBy === null ? [`member:${me.id}`] : [];
  useLive(topics, { ageMs: noAge, onChange });
};
