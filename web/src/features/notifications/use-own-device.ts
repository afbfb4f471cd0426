import { useCallback, useEffect, useState } from 'react';
import { isSupported, subscribedIn } from '../../lib/member/push-subscription.ts';

/** State of push notifications in this browser; `denied`: the browser's permission is refused. */
type State = 'unknown' | 'unsupported' | 'denied' | 'off' | 'on';
export type OwnDevice = {
  readonly state: State;
  /** Hash of the push endpoint that identifies this browser among the devices; null when it has no subscription. */
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

const deviceOf = (subscription: PushSubscription): Subscribed => ({
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

/** Returns the current push subscription, or subscribes again when the server's key has changed since. */
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

/** Returns the push state of this browser, and `turnOn` to add it to the member's devices. */
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
      if ((await Notification.requestPermission()) === 'granted')
        await add(deviceOf(await subscribe(pushKey)));
      await look();
    } catch (error) {
      onError(error);
    }
    setBusy(false);
  };
  const isOn = state === 'off' && mark !== null && marks.includes(mark);
  return { state: isOn ? 'on' : state, mark, busy, turnOn: () => void turnOn() };
};
