import type { Notification } from '@rondelle/contracts/notifications/notification.outputs.ts';
import { useState } from 'react';
import { useIsHydrated } from '../../lib/page/in-browser.ts';
import { usePage, usePaths } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { useOutcome } from '../../lib/forms/use-outcome.ts';
import { useEndedSession } from '../../lib/member/ended-session.ts';
import { m } from '../../paraglide/messages.js';

/** Marks one notification or a bundle as read or unread. */
export type Mark = (notifications: readonly Notification[], isRead: boolean) => void;

/** Queries a member's notifications and marks them as read; marking all of them can be undone. */
export const useNotifications = () => {
  const { lang, values } = usePage('notifications');
  const paths = usePaths();
  const inBrowser = useIsHydrated();
  const query = usePageQuery('notifications', 'main', { enabled: inBrowser, retry: false, staleTime: 0 });
  const utils = trpc.useUtils();
  const { message, attempt } = useOutcome();
  const [undoable, setUndoable] = useState<string | null>(null);
  const refresh = { onSuccess: () => utils.notification.invalidate() };
  const read = trpc.notification.read.useMutation(refresh);
  const readAll = trpc.notification.readAll.useMutation(refresh);
  const unreadAll = trpc.notification.unreadAll.useMutation(refresh);
  const isEnded = useEndedSession(query.error, paths.notifications());
  const mark: Mark = ([first, ...others], isRead) =>
    void attempt(async () => {
      if (!first) return;
      const together = others.map(({ id }) => id);
      await read.mutateAsync({ lang, id: first.id, isRead, together });
    });
  const markAll = (upTo: string) =>
    attempt(async () => {
      const { readAt } = await readAll.mutateAsync({ lang, upTo });
      setUndoable(readAt);
    }, m.notifications_all_read());
  const undo = (readAt: string) =>
    attempt(async () => {
      await unreadAll.mutateAsync({ lang, readAt });
      setUndoable(null);
    }, m.notifications_undone());
  const isFirst = values.before === undefined;
  return { query, paths, message, undoable, isFirst, isEnded, mark, markAll, undo };
};
