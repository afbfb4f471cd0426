import { nameBasedId } from '@rondelle/domain/name-based-id.ts';

/** Made once for imports. */
const namespace = '5f2c1c0e-7d0b-4b5e-8f5a-3f9a4f6f0b1d';

/**
 * The id of what an import asks for: the same row with the same content, seen at the same revision, asks under the same
 * id, so that an import that was cut off and runs again says nothing twice. Of what is there already the revision is
 * said as well: a file that goes back to what it said before asks for something new.
 */
export const importCommandId = (...said: readonly unknown[]): string =>
  // As it has always been asked for: without its end, what was imported before would be said once more.
  nameBasedId(`${namespace}/${JSON.stringify(said)}/0`);
