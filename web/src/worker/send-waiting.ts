import { sendAll } from '../lib/offline/outbox/send-all.ts';
import { listenToOtherTabs } from '../lib/offline/outbox/other-tabs.ts';

type CookieStore = { readonly get: (name: string) => Promise<{ readonly value?: string } | null> };

/** Returns the logged-in member, by the cookie beside the session’s; null when nobody is or it is unknown. */
const member = async (): Promise<number | null> => {
  const { cookieStore } = globalThis as { readonly cookieStore?: CookieStore };
  const value = (await cookieStore?.get('member'))?.value ?? '';
  return /^\d{1,9}$/.test(value) ? Number(value) || null : null;
};

/** Sends waiting entries, also without an open tab. Rejects without a response: the browser then calls again. */
export const sendWaiting = async (): Promise<void> => {
  const notifyOtherTabs = listenToOtherTabs(() => undefined);
  const ended = await sendAll({ member, onSent: notifyOtherTabs });
  if (ended === 'unanswered') throw new Error('the site has not answered');
};
