/** The browser has dropped its push subscription, or has another one already. */
export type SubscriptionChange = ExtendableEvent & {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
};

const { registration } = globalThis as unknown as { readonly registration: ServiceWorkerRegistration };

type Output<Data> = { readonly result?: { readonly data?: Data } };
type Settings = { readonly pushKey?: string };

/** Returns the site's current push key; null when nobody is logged in any more. */
const siteKey = async (): Promise<string | null> => {
  const response = await fetch(`/trpc/notification.settings?input=${encodeURIComponent('{}')}`);
  if (response.status === 401 || response.status === 403) return null;
  if (!response.ok) throw new Error(`the settings were answered with ${response.status}`);
  return ((await response.json()) as Output<Settings>).result?.data?.pushKey ?? null;
};

/** Replaces the old push subscription on the site with the new one. Does nothing for a member who has logged out. */
export const renewSubscription = async ({
  oldSubscription: old,
  newSubscription,
}: SubscriptionChange): Promise<void> => {
  const applicationServerKey = await siteKey();
  if (applicationServerKey === null) return;
  const now =
    newSubscription ??
    (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  const { endpoint, keys } = now.toJSON();
  const instead = old?.endpoint;
  const response = await fetch('/trpc/notification.addDevice', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, ...(instead !== undefined && { instead }) }),
  });
  if (!response.ok) throw new Error(`the new address was answered with ${response.status}`);
};
