import type { CaptchaAction, CaptchaRecord } from '@rondelle/contracts/site/captcha.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { KeyedHash } from './accounts/keyed-hash.ts';
import type { RateLimits } from './rate-limits.ts';

/** Asks for a little work, which costs somebody nothing and a thousand programs much; no other site hears of it. */
export type Captcha = {
  /** A task for an action, as JSON; null where nothing is asked for. */
  readonly challenge: (action: CaptchaAction) => Promise<string | null>;
  /** Fails with `captcha/required` unless the task was solved: for this action, lately, and once. */
  readonly assert: (action: CaptchaAction, token: string) => Promise<CaptchaRecord>;
};

export const noCaptcha: Captcha = {
  challenge: async () => null,
  assert: async (action, token) => ({ action, token, score: 1 }),
};

/** A second at most on a phone of some years ago: 400 to 800 tries of 2,000 rounds each. */
const cost = 2_000;
const tries = { least: 400, most: 800 } as const;
const validMs = 20 * 60_000;

const payload = z.object({
  challenge: z.object({ parameters: z.record(z.string(), z.unknown()), signature: z.string().max(200) }),
  solution: z.object({ counter: z.int().min(0), derivedKey: z.string().max(200) }),
});

const read = (token: string): Payload | null => {
  try {
    const said = payload.safeParse(JSON.parse(token));
    return said.success ? (said.data as unknown as Payload) : null;
  } catch {
    return null;
  }
};

/** Proof of work by ALTCHA, signed with the secret of the database: every gateway takes what another has asked for. */
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
      const said = read(token);
      const isFor = said?.challenge.parameters.data?.['action'] === action;
      if (!said || !isFor) throw new DomainError('captcha/required', 'captcha');
      const { verified } = await verifySolution({ ...said, deriveKey, ...(await secrets()) });
      const isSpent = verified && (await limits.isRepeated('captcha', said.challenge.signature ?? ''));
      if (!verified || isSpent) throw new DomainError('captcha/required', 'captcha');
      return { action, token, score: 1 };
    },
  };
};
