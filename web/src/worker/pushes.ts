import { renewSubscription, type SubscriptionChange } from './renew-subscription.ts';
import { type LastingEvent, scope } from './scope.ts';

/** What a push says, as the reactor writes it. */
type Told = {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly path: string | null;
  readonly lang: string;
  readonly tag: string;
  readonly at: string;
};
type PushEvent = LastingEvent & { readonly data: { readonly json: () => unknown } | null };
type Shown = { readonly tag: string; readonly data: unknown; readonly close: () => void };
type ClickEvent = LastingEvent & { readonly notification: Shown };
type OpenPage = {
  readonly url: string;
  readonly focus: () => Promise<OpenPage>;
  readonly navigate: (url: string) => Promise<unknown>;
};

/** What else a worker has, of which the types of the DOM know nothing. */
const shell = globalThis as unknown as {
  readonly registration: {
    readonly showNotification: (title: string, options: object) => Promise<void>;
    readonly getNotifications: (filter: { readonly tag: string }) => Promise<readonly Shown[]>;
  };
  readonly clients: {
    readonly matchAll: (options: object) => Promise<readonly OpenPage[]>;
    readonly openWindow: (url: string) => Promise<unknown>;
  };
  readonly addEventListener: (name: string, listen: (event: never) => void) => void;
};

const textOf = (said: Readonly<Record<string, unknown>>, name: keyof Told): string =>
  typeof said[name] === 'string' ? said[name] : '';

/** Whatever came: a browser that is sent something must show something. */
const toldIn = ({ data }: PushEvent): Told => {
  let said: Readonly<Record<string, unknown>> = {};
  try {
    said = (data?.json() ?? {}) as typeof said;
  } catch {
    // It was no JSON.
  }
  const lang = textOf(said, 'lang') === 'en' ? 'en' : 'fr';
  const path = textOf(said, 'path');
  return {
    id: textOf(said, 'id'),
    title: textOf(said, 'title') || 'Rondelle',
    body: textOf(said, 'body'),
    // Of this site alone.
    path: /^\/(?!\/)/.test(path) ? path : `/${lang}/notifications`,
    lang,
    tag: textOf(said, 'tag') || 'rondelle',
    at: textOf(said, 'at'),
  };
};

const idOf = ({ data }: Shown): unknown =>
  typeof data === 'object' && data !== null && 'id' in data ? data.id : null;

/** The latest of a game replaces what came before; the same once more replaces itself without a sound. */
const show = async (told: Told): Promise<void> => {
  const { title, body, lang, tag, at, id, path } = told;
  const [before] = await shell.registration.getNotifications({ tag });
  await shell.registration.showNotification(title, {
    body,
    lang,
    tag,
    renotify: before !== undefined && idOf(before) !== id,
    silent: before !== undefined && idOf(before) === id,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    timestamp: Date.parse(at) || Date.now(),
    data: { id, path },
  });
};

const pathOf = ({ data }: Shown): string =>
  typeof data === 'object' && data !== null && 'path' in data && typeof data.path === 'string'
    ? data.path
    : '/';

/** In a tab of the site that is open already, where there is one. */
const open = async (path: string): Promise<void> => {
  const url = new URL(path, scope.location.origin).href;
  const pages = await shell.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const same = pages.find((page) => page.url === url);
  if (same) return void (await same.focus());
  await shell.clients.openWindow(url);
};

/** Shows what the site pushes, and leads to what it is about. */
export const listenForPushes = (): void => {
  shell.addEventListener('push', (event: PushEvent) => event.waitUntil(show(toldIn(event))));
  shell.addEventListener('pushsubscriptionchange', (event: SubscriptionChange) =>
    event.waitUntil(renewSubscription(event)),
  );
  shell.addEventListener('notificationclick', (event: ClickEvent) => {
    event.notification.close();
    event.waitUntil(open(pathOf(event.notification)));
  });
};
