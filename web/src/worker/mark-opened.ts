/**
 * Marks a notification as read once its push was opened. A push of several results leads to their list, where they are
 * read one by one. Without a response the notification stays unread.
 */
export const markOpened = async (id: unknown, path: string): Promise<void> => {
  if (typeof id !== 'string' || id === '' || /^\/(fr|en)\/notifications$/.test(path)) return;
  await fetch('/trpc/notification.read', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id }),
  }).catch(() => undefined);
};
