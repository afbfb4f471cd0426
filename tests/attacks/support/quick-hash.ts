import { argon2Sync, randomBytes } from 'node:crypto';

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** A password hash in the product's format that costs almost nothing to verify, for tests with many logins. */
export const quickHash = (password: string): string => {
  const nonce = randomBytes(16);
  const [memory, passes, parallelism] = [8, 1, 1];
  const tag = argon2Sync('argon2id', {
    message: password,
    nonce,
    memory,
    passes,
    parallelism,
    tagLength: 32,
  });
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
};
