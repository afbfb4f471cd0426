import { mostListed } from '@rondelle/contracts/competition/lists.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';

/**
 * Throws `request/list-full` when the list is full: an event that deletes or restores its owner could not list more.
 */
export const assertRoom = (held: number, field: string): void => {
  if (held >= mostListed) throw new DomainError('request/list-full', field);
};
