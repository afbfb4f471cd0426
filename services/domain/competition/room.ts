import { mostListed } from '@rondelle/contracts/competition/lists.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';

/** One more fits: what holds more of one thing could not be told in one event when it is deleted or restored. */
export const assertRoom = (held: number, field: string): void => {
  if (held >= mostListed) throw new DomainError('request/list-full', field);
};
