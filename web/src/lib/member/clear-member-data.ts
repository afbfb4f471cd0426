import { isSupported, subscribedIn } from './push-subscription.ts';
import { postToWorker } from '../http/post-to-worker.ts';

/**
 * Removes the data that this browser stores of a member who logs out or erases the account: the worker's copies and the
 * push subscription. A failure to unsubscribe is ignored, because the site no longer sends to that subscription.
 */
export const clearMemberData = async (): Promise<void> => {
  postToWorker({ type: 'forget' });
  if (!isSupported()) return;
  const subscription = await subscribedIn().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
};
