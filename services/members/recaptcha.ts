import { DomainError } from '@rondelle/contracts/errors.ts';
import { z } from 'zod';
import type { Captcha } from './captcha.ts';

export type RecaptchaKeys = { readonly siteKey: string; readonly secret: string };

const verification = 'https://www.google.com/recaptcha/api/siteverify';
/** Scores near 1 are likely people; 0.5 is the initial threshold that Google recommends. */
const leastScore = 0.5;
const patienceMs = 5_000;

const verified = z.object({ success: z.literal(true), action: z.string(), score: z.number() });

/**
 * reCAPTCHA v3, for sites that have its keys: Google watches the browser and scores how likely a person is. It accepts
 * each token once and gets no data on the sender. When Google is unreachable, every token is refused.
 */
export const createRecaptcha = (
  { siteKey, secret }: RecaptchaKeys,
  address: string = verification,
): Captcha => {
  const verify = async (response: string): Promise<unknown> => {
    const body = new URLSearchParams({ secret, response });
    const signal = AbortSignal.timeout(patienceMs);
    return (await fetch(address, { method: 'POST', body, signal, redirect: 'error' })).json();
  };
  return {
    challenge: async () => JSON.stringify({ recaptcha: siteKey }),
    assert: async (action, token) => {
      const reply = token === '' ? null : await verify(token).catch(() => null);
      const { data } = verified.safeParse(reply);
      if (data?.action !== action || data.score < leastScore)
        throw new DomainError('captcha/required', 'captcha');
      return { action, token, score: data.score };
    },
  };
};
