import { isPushHost } from '@rondelle/members/notifications/push-hosts.ts';
import type { PushKeys } from '@rondelle/members/notifications/push-keys.ts';
import webPush from 'web-push';

export type PushTarget = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
/**
 * Hands a text over, encrypted for one browser. Of a topic (at most 32 of `A–Z a–z 0–9 - _`) a device that was off gets
 * the latest alone. Rejects where it could not be handed over, and is to be tried again.
 */
export type PushService = (target: PushTarget, text: string, topic: string) => Promise<'sent' | 'gone'>;

const timeoutMs = 10_000;
/** A push service keeps it so long for a device that is off. */
const keptSeconds = 12 * 3_600;

type Options = {
  readonly keys: () => Promise<PushKeys>;
  /** Who sends, for push services that have something to say: an address of mail or of the site. */
  readonly subject: string;
  readonly isAllowed?: (endpoint: string) => boolean;
};

/** A failure by the status of the push service: its words may quote the address. */
const failure = (status: number): Error =>
  Object.assign(new Error('the push service refused'), { code: `PUSH_${status}` });

/** The push services of browsers, and no other host: an address leads nowhere else, not even by a redirection. */
export const createPushService =
  ({ keys, subject, isAllowed = isPushHost }: Options): PushService =>
  async ({ endpoint, p256dh, auth }, text, topic) => {
    if (!isAllowed(endpoint)) return 'gone';
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails: { subject, ...(await keys()) },
      TTL: keptSeconds,
      urgency: 'normal',
      topic,
    });
    const response = await fetch(endpoint, {
      method: 'POST',
      headers,
      body: body === null ? null : new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    const { status } = response;
    if (status === 404 || status === 410) return 'gone';
    if (status >= 200 && status < 300) return 'sent';
    throw failure(status);
  };
