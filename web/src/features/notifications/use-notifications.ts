import type { Notification } from '@rondelle/contracts/notifications/notification.outputs.ts';
import { useEffect, useState } from 'react';
import { useInBrowser } from '../../lib/in-browser.ts';
import { usePage, usePaths } from '../../lib/page-location.ts';
import { usePageQuery } from '../../lib/page-queries.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { forgetMember } from '../../lib/signed-in.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';

const yes = () => true;

/** Leads to the login, and back, once the session has ended. */
export const useLoginWhenEnded = (isEnded: boolean, path: string): string => {
  const login = `${usePaths().login()}?next=${encodeURIComponent(path)}`;
  useEffect(() => {
    if (!isEnded) return;
    forgetMember();
    location.replace(login);
  }, [isEnded, login]);
  return login;
};

/** What a member is told, and marking it as read; what all was marked can be taken back. */
export const useNotifications = () => {
  const { lang, values } = usePage('notifications');
  const paths = usePaths();
  const inBrowser = useInBrowser(yes);
  const query = usePageQuery('notifications', 'main', { enabled: inBrowser, retry: false, staleTime: 0 });
  const utils = trpc.useUtils();
  const [said, say] = useState('');
  const [undoable, setUndoable] = useState<string | null>(null);
  const refresh = { onSuccess: () => utils.notification.invalidate() };
  const read = trpc.notification.read.useMutation(refresh);
  const readAll = trpc.notification.readAll.useMutation(refresh);
  const unreadAll = trpc.notification.unreadAll.useMutation(refresh);
  const isEnded = query.error?.data?.domainCode === 'session/required';
  const login = useLoginWhenEnded(isEnded, paths.notifications());
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      say(refusalOf(error).message);
    }
  };
  const mark = ({ id }: Notification, isRead: boolean) =>
    attempt(async () => void (await read.mutateAsync({ lang, id, isRead })));
  const markAll = (upTo: string) =>
    attempt(async () => {
      const { readAt } = await readAll.mutateAsync({ lang, upTo });
      setUndoable(readAt);
      say(m.notifications_all_read());
    });
  const undo = (readAt: string) =>
    attempt(async () => {
      await unreadAll.mutateAsync({ lang, readAt });
      setUndoable(null);
      say(m.notifications_undone());
    });
  const isFirst = values.before === undefined;
  return { query, paths, login, said, undoable, isFirst, isEnded, mark, markAll, undo };
};
