import { isPushHost } from '@rondelle/members/notifications/push-hosts.ts';
import type { PushKeys } from '@rondelle/members/notifications/push-keys.ts';
import { ECDH } from 'node:crypto';
import webPush from 'web-push';

export type PushTarget = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
/**
 * Sends an encrypted text to one browser. A device that was off gets only the latest of a topic (at most 32 of `A–Z a–z
 * 0–9 - _`). Returns `gone` when the subscription no longer exists; throws when the push should be retried.
 */
export type PushService = (target: PushTarget, text: string, topic: string) => Promise<'sent' | 'gone'>;

const timeoutMs = 10_000;
/** How long a push service stores a push for a device that is off, in seconds. */
const storedSeconds = 12 * 3_600;

type Options = {
  readonly keys: () => Promise<PushKeys>;
  /** The contact for push services: a mail address or the site's URL. */
  readonly subject: string;
  readonly isAllowed?: (endpoint: string) => boolean;
};

/** An error with the status only, because the service's message may quote the endpoint. */
const failure = (status: number): Error =>
  Object.assign(new Error('the push service refused'), { code: `PUSH_${status}` });

/** Returns whether a text can be encrypted for these keys, which browsers send and anybody may invent (RFC 8291). */
const canEncrypt = ({ p256dh, auth }: PushTarget): boolean => {
  const point = Buffer.from(p256dh, 'base64url');
  try {
    ECDH.convertKey(point, 'prime256v1');
    return point.length === 65 && Buffer.from(auth, 'base64url').length >= 16;
  } catch {
    return false;
  }
};

/** Sends to the push services of browsers and to no other host; does not follow redirects. */
export const createPushService =
  ({ keys, subject, isAllowed = isPushHost }: Options): PushService =>
  async (target, text, topic) => {
    const { endpoint, p256dh, auth } = target;
    if (!isAllowed(endpoint) || !canEncrypt(target)) return 'gone';
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails: { subject, ...(await keys()) },
      TTL: storedSeconds,
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
