import { mostListed } from '@rondelle/contracts/competition/lists.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';

/**
 * Throws `request/list-full` when the list has `mostListed` items. The events that delete or restore the list's owner
 * contain the whole list, and their schemas allow no more items.
 */
export const assertListNotFull = (length: number, field: string): void => {
  if (length >= mostListed) throw new DomainError('request/list-full', field);
};
