import { sendAll } from '../lib/offline/outbox/send-all.ts';
import { listenToOtherTabs } from '../lib/offline/outbox/other-tabs.ts';

type CookieStore = { readonly get: (name: string) => Promise<{ readonly value?: string } | null> };

/** Whose browser it is now, by the cookie beside the session’s; null where nobody is logged in, or it can't be known. */
const member = async (): Promise<number | null> => {
  const { cookieStore } = globalThis as { readonly cookieStore?: CookieStore };
  const value = (await cookieStore?.get('member'))?.value ?? '';
  return /^\d{1,9}$/.test(value) ? Number(value) || null : null;
};

/** Sends what waits also where no tab is open. Rejects where nobody has answered: the browser calls again then. */
export const sendWaiting = async (): Promise<void> => {
  const notifyOtherTabs = listenToOtherTabs(() => undefined);
  const ended = await sendAll({ member, onSent: notifyOtherTabs });
  if (ended === 'unanswered') throw new Error('the site has not answered');
};
