import { randomInt } from 'node:crypto';
import { isWholeRun } from './scope.ts';

const fixedSeed = 20_261_127;

/**
 * The seed of a random test, which it prints: the environment variable of that name, if set; otherwise a new one in
 * `npm run test:all`, and always the same one in `npm test`.
 */
export const seedFrom = (name: string): number => {
  const value = process.env[name];
  const seed = value === undefined ? (isWholeRun ? randomInt(1, 2 ** 31) : fixedSeed) : Number(value);
  if (isWholeRun || value !== undefined) console.log(`${name}=${seed}`);
  return seed;
};
