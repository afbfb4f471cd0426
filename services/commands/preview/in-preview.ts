import type { Previewed } from '@rondelle/projections/views/previewed.ts';
import { randomInt } from 'node:crypto';
import type { WriteServices, Writing } from '../writing.ts';
import type { Previews } from './previews.ts';

/**
 * First id of a preview. Above all real ids, so that a new game sorts last on its day; random, so that concurrent
 * previews do not share ids.
 */
const newIds = () => 1_100_000_000 + randomInt(400_000) * 2_500;

/** The services that a preview replaces: ids of its own, no waiting and nothing recorded. */
const servicesIn = (): Pick<WriteServices, 'idFor' | 'views' | 'recordsEvents'> => {
  let id = newIds();
  return {
    idFor: async () => {
      id += 1;
      return id;
    },
    views: { reach: async () => true },
    recordsEvents: false,
  };
};

/**
 * Runs work on a log that records nothing. Commands are decided as usual, on the current state plus what the same
 * preview wrote before.
 */
export const inPreview = <T>(
  previews: Previews,
  { wrote: _wrote, ...write }: Writing,
  work: (write: Writing, previewed: Previewed) => Promise<T>,
): Promise<T> =>
  previews(write.log, ({ log, ...previewed }) =>
    work({ ...write, ...servicesIn(), db: previewed.db, log }, previewed),
  );
