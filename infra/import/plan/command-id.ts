import { eventIdOf } from '@rondelle/domain/new-events.ts';

/** Made once for imports. */
const namespace = '5f2c1c0e-7d0b-4b5e-8f5a-3f9a4f6f0b1d';

/**
 * The id of what an import asks for: the same row with the same content, seen at the same revision, asks under the same
 * id, so that an import that was cut off and runs again says nothing twice.
 */
export const importCommandId = (...said: readonly unknown[]): string =>
  nameBased(`${namespace}/${JSON.stringify(said)}`);

const nameBased = (name: string): string => eventIdOf(name, 0);
