import { isSupported, subscribedIn } from './push-subscription.ts';
import { tellWorker } from './tell-worker.ts';

/**
 * Leaves nothing in this browser of a member who has gone: neither what was kept, nor where they are told of news. The
 * site sends nothing there any more, so that it matters little where the browser cannot give the address back.
 */
export const forgetMember = async (): Promise<void> => {
  tellWorker({ type: 'forget' });
  if (!isSupported()) return;
  const subscription = await subscribedIn().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
};
