import { useCallback, useEffect, useState } from 'react';
import { isSupported, subscribedIn } from '../../lib/push-subscription.ts';

/** How this browser stands to notifications. */
type State = 'unknown' | 'unsupported' | 'denied' | 'off' | 'on';
export type OwnDevice = {
  readonly state: State;
  /** By which it finds itself among the devices; null where it shows nothing. */
  readonly mark: string | null;
  readonly busy: boolean;
  readonly turnOn: () => void;
};
type Subscribed = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

const base64url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const markOf = async (endpoint: string): Promise<string> =>
  base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))).slice(0, 22);

const saidOf = (subscription: PushSubscription): Subscribed => ({
  endpoint: subscription.endpoint,
  keys: {
    p256dh: base64url(subscription.getKey('p256dh')),
    auth: base64url(subscription.getKey('auth')),
  },
});

const seen = async (): Promise<{ state: State; mark: string | null }> => {
  if (!isSupported()) return { state: 'unsupported', mark: null };
  if (Notification.permission === 'denied') return { state: 'denied', mark: null };
  const subscription = Notification.permission === 'granted' ? await subscribedIn() : null;
  return { state: 'off', mark: subscription && (await markOf(subscription.endpoint)) };
};

/** Keys may have changed since a browser subscribed: then it subscribes anew. */
const subscribe = async (key: string): Promise<PushSubscription> => {
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known && base64url(known.options.applicationServerKey) === key) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
};

type Options = {
  readonly pushKey: string | undefined;
  readonly marks: readonly string[];
  readonly add: (subscribed: Subscribed) => Promise<unknown>;
  readonly onError: (error: unknown) => void;
};

/** This browser among the member's devices, and how to make it one. */
export const useOwnDevice = ({ pushKey, marks, add, onError }: Options): OwnDevice => {
  const [state, setState] = useState<State>('unknown');
  const [mark, setMark] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const look = useCallback(
    () =>
      seen().then(({ state: now, mark: own }) => {
        setMark(own);
        setState(now);
      }),
    [],
  );
  useEffect(() => {
    look().catch(() => setState('unsupported'));
  }, [look]);
  const turnOn = async () => {
    if (pushKey === undefined) return;
    setBusy(true);
    try {
      if ((await Notification.requestPermission()) === 'granted') await add(saidOf(await subscribe(pushKey)));
      await look();
    } catch (error) {
      onError(error);
    }
    setBusy(false);
  };
  const isOn = state === 'off' && mark !== null && marks.includes(mark);
  return { state: isOn ? 'on' : state, mark, busy, turnOn: () => void turnOn() };
};
