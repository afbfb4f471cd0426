import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as 43 letters: cannot be guessed, so a plain hash is enough to keep it. */
export const newToken = (): string => randomBytes(32).toString('base64url');
/** What is kept of a token: who reads the database cannot use it. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
