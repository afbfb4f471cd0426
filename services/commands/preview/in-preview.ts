import type { Previewed } from '@rondelle/projections/preview/row-changes.ts';
import { randomInt } from 'node:crypto';
import type { WriteServices } from '../write-services.ts';
import type { Writing } from '../writing.ts';
import type { Previews } from './previews.ts';

/** Nothing has such an id, and a new game comes after all others of its day; previews at the same time have their own. */
const newIds = () => 1_100_000_000 + randomInt(400_000) * 2_500;

const servicesOf = (services: WriteServices): WriteServices => {
  let id = newIds();
  return {
    ...services,
    idFor: async () => {
      id += 1;
      return id;
    },
    views: { reach: async () => true },
    records: false,
  };
};

/**
 * Whatever the work writes is decided by the same rules, on things as they are and as they were made before it in the
 * same preview, and recorded nowhere.
 */
export const inPreview = <T>(
  previews: Previews,
  { wrote: _wrote, ...write }: Writing,
  work: (write: Writing, previewed: Previewed) => Promise<T>,
): Promise<T> =>
  previews(write.log, ({ log, ...previewed }) =>
    work({ ...write, db: previewed.db, log, services: servicesOf(write.services) }, previewed),
  );
