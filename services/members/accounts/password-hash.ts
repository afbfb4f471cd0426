import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { createConcurrencyLimiter } from '@rondelle/infra/concurrency-limiter.ts';

/** OWASP's first choice: 19 MiB, two passes, one lane; about 45 ms of one core. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const tagLength = 32;
const saltLength = 16;
/** Each hash takes a core and 19 MiB, so more at once would slow down pages. */
const mostAtOnce = 2;
const mostWaiting = 100;

export class TooManyPasswords extends Error {
  override name = 'TooManyPasswords';
}

export type PasswordHasher = {
  /** Returns `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. Throws `TooManyPasswords` when too many wait. */
  readonly hash: (password: string) => Promise<string>;
  /** Returns false for a null hash after the same time, so that timing does not reveal missing accounts. */
  readonly verify: (password: string, hash: string | null) => Promise<boolean>;
};

const derive = (message: string, nonce: Buffer, { memory, passes, parallelism }: Cost): Promise<Buffer> => {
  const parameters: Argon2Parameters = { message, nonce, memory, passes, parallelism, tagLength };
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, tag) => (error ? reject(error) : resolve(tag)));
  });
};

type Cost = { readonly memory: number; readonly passes: number; readonly parallelism: number };
const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
const pattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

const parse = (hash: string) => {
  const [, memory, passes, parallelism, salt, tag] = pattern.exec(hash) ?? [];
  if (!salt || !tag) throw new Error('a stored password hash is malformed');
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
};

export const createPasswordHasher = (): PasswordHasher => {
  const inLine = createConcurrencyLimiter({
    concurrency: mostAtOnce,
    mostWaiting,
    full: () => new TooManyPasswords(),
  });
  const nobody = { cost, salt: randomBytes(saltLength), tag: randomBytes(tagLength) };
  return {
    hash: async (password) => {
      const salt = randomBytes(saltLength);
      const tag = await inLine(() => derive(password, salt, cost));
      const { memory, passes, parallelism } = cost;
      return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
    },
    verify: async (password, hash) => {
      const parsedHash = hash === null ? nobody : parse(hash);
      const tag = await inLine(() => derive(password, parsedHash.salt, parsedHash.cost));
      return tag.length === parsedHash.tag.length && timingSafeEqual(tag, parsedHash.tag) && hash !== null;
    },
  };
};
