import { nameBasedId } from '@rondelle/domain/name-based-id.ts';

/** A constant random UUID that separates command ids of imports from other ids. */
const namespace = '5f2c1c0e-7d0b-4b5e-8f5a-3f9a4f6f0b1d';

/**
 * Derives a command id from its content: the same row with the same content at the same revision has the same id, so
 * that an import that is interrupted and repeated records nothing twice. For an existing entity the content includes
 * the revision, so that a file that returns to an earlier value is a new command.
 */
export const importCommandId = (...parts: readonly unknown[]): string =>
  // The suffix is historical. Without it, earlier imports would get other ids and be recorded a second time.
  nameBasedId(`${namespace}/${JSON.stringify(parts)}/0`);
