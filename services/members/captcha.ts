import type { CaptchaAction, CaptchaRecord } from '@rondelle/contracts/site/captcha.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { KeyedHash } from './accounts/keyed-hash.ts';
import type { RateLimits } from './rate-limits.ts';

/** A captcha by proof of work: cheap for one person, costly for a thousand bots, and without a third party. */
export type Captcha = {
  /** The challenge of an action as JSON; null when none is needed. */
  readonly challenge: (action: CaptchaAction) => Promise<string | null>;
  /** Throws `captcha/required` unless the token solves a recent challenge of this action that was not used before. */
  readonly assert: (action: CaptchaAction, token: string) => Promise<CaptchaRecord>;
};

export const noCaptcha: Captcha = {
  challenge: async () => null,
  assert: async (action, token) => ({ action, token, score: 1 }),
};

/** At most a second on a phone some years old: 400 to 800 attempts of 2,000 rounds each. */
const cost = 2_000;
const tries = { least: 400, most: 800 } as const;
const validMs = 20 * 60_000;

const payload = z.object({
  challenge: z.object({ parameters: z.record(z.string(), z.unknown()), signature: z.string().max(200) }),
  solution: z.object({ counter: z.int().min(0), derivedKey: z.string().max(200) }),
});

const read = (token: string): Payload | null => {
  try {
    const solution = payload.safeParse(JSON.parse(token));
    return solution.success ? (solution.data as unknown as Payload) : null;
  } catch {
    return null;
  }
};

/** Proof of work by ALTCHA, signed with a secret of the database, so that any gateway can verify it. */
export const createProofOfWork = (hash: KeyedHash, limits: RateLimits): Captcha => {
  const secrets = async () => ({
    hmacSignatureSecret: (await hash('captcha')).toString('hex'),
    hmacKeySignatureSecret: (await hash('captcha key')).toString('hex'),
  });
  return {
    challenge: async (action) =>
      JSON.stringify(
        await createChallenge({
          algorithm: 'PBKDF2/SHA-256',
          cost,
          counter: randomInt(tries.most, tries.least),
          data: { action },
          deriveKey,
          expiresAt: new Date(Date.now() + validMs),
          ...(await secrets()),
        }),
      ),
    assert: async (action, token) => {
      const solution = read(token);
      const isFor = solution?.challenge.parameters.data?.['action'] === action;
      if (!solution || !isFor) throw new DomainError('captcha/required', 'captcha');
      const { verified } = await verifySolution({ ...solution, deriveKey, ...(await secrets()) });
      const isSpent = verified && (await limits.isRepeated('captcha', solution.challenge.signature ?? ''));
      if (!verified || isSpent) throw new DomainError('captcha/required', 'captcha');
      return { action, token, score: 1 };
    },
  };
};
