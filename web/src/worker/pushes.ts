import { markOpened } from './mark-opened.ts';
import { renewSubscription, type SubscriptionChange } from './renew-subscription.ts';
import { dataOf, lastOf, type PushData, type DisplayedPush as Displayed } from './last-of.ts';
import { scope } from './scope.ts';

type PushEvent = ExtendableEvent & { readonly data: { readonly json: () => unknown } | null };
type OpenNotification = Displayed & { readonly close: () => void };
type ClickEvent = ExtendableEvent & { readonly notification: OpenNotification };
type OpenPage = {
  readonly url: string;
  readonly focus: () => Promise<OpenPage>;
  readonly navigate: (url: string) => Promise<unknown>;
};

/** Members of a worker that the DOM types lack. */
const workerScope = globalThis as unknown as {
  readonly registration: {
    readonly showNotification: (title: string, options: object) => Promise<void>;
    readonly getNotifications: (filter: { readonly tag: string }) => Promise<readonly OpenNotification[]>;
  };
  readonly clients: {
    readonly matchAll: (options: object) => Promise<readonly OpenPage[]>;
    readonly openWindow: (url: string) => Promise<unknown>;
  };
  readonly addEventListener: (name: string, listen: (event: never) => void) => void;
};

const textOf = (json: Readonly<Record<string, unknown>>, name: keyof PushData): string =>
  typeof json[name] === 'string' ? json[name] : '';

/** Accepts any push, because a browser must display a notification for each. */
const pushDataIn = ({ data }: PushEvent): PushData => {
  let json: Readonly<Record<string, unknown>> = {};
  try {
    json = (data?.json() ?? {}) as typeof json;
  } catch {
    // Not JSON.
  }
  const lang = textOf(json, 'lang') === 'en' ? 'en' : 'fr';
  const path = textOf(json, 'path');
  return {
    id: textOf(json, 'id'),
    title: textOf(json, 'title') || 'Rondelle',
    body: textOf(json, 'body'),
    // Only paths of this site.
    path: /^\/(?!\/)/.test(path) ? path : `/${lang}/notifications`,
    lang,
    tag: textOf(json, 'tag') || 'rondelle',
    at: textOf(json, 'at'),
  };
};

/**
 * The latest push of a game replaces earlier ones. A repeated push, or an earlier one that is late, displays the latest
 * again without a sound.
 */
const show = async (push: PushData): Promise<void> => {
  const [before] = await workerScope.registration.getNotifications({ tag: push.tag });
  const { title, body, lang, tag, at, id, path } = lastOf(push, before);
  await workerScope.registration.showNotification(title, {
    body,
    lang,
    tag,
    renotify: before !== undefined && dataOf(before, 'id') !== id,
    silent: before !== undefined && dataOf(before, 'id') === id,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    timestamp: Date.parse(at) || Date.now(),
    data: { id, path, at },
  });
};

const pathOf = ({ data }: OpenNotification): string => {
  const path = dataOf({ data }, 'path');
  return typeof path === 'string' ? path : '/';
};

/** Focuses a tab that has the page open, or opens a new one. */
const open = async (path: string): Promise<void> => {
  const url = new URL(path, scope.location.origin).href;
  const pages = await workerScope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const same = pages.find((page) => page.url === url);
  if (same) return void (await same.focus());
  await workerScope.clients.openWindow(url);
};

/** Displays the site's pushes, and opens their page on a click. */
export const listenForPushes = (): void => {
  workerScope.addEventListener('push', (event: PushEvent) => event.waitUntil(show(pushDataIn(event))));
  workerScope.addEventListener('pushsubscriptionchange', (event: SubscriptionChange) =>
    event.waitUntil(renewSubscription(event)),
  );
  workerScope.addEventListener('notificationclick', (event: ClickEvent) => {
    const { notification } = event;
    notification.close();
    const path = pathOf(notification);
    event.waitUntil(Promise.all([open(path), markOpened(dataOf(notification, 'id'), path)]));
  });
};
