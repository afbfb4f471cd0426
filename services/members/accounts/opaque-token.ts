import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as 43 characters: cannot be guessed, so an unkeyed hash is enough for storage. */
export const newToken = (): string => randomBytes(32).toString('base64url');
/** The stored form of a token, useless to a reader of the database. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
