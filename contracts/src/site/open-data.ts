import { z } from 'zod';
import { categoryPolicies } from '../competition/category-policy.ts';
import { localDate, seasonSlug } from '../competition/vocabulary.ts';

/** SPDX identifier of the licence: public domain. */
export const openDataLicence = 'CC0-1.0';

const file = z.object({
  name: z.string().regex(/^[\w-]+\.(csv|json|txt)$/),
  bytes: z.int(),
  sha256: z.string(),
});

/** Contents of a dump's `manifest.json`. */
export const manifest = z.object({
  season: seasonSlug,
  /** The UTC day of the dump. */
  date: localDate,
  /** Log position that the dump includes. */
  position: z.string(),
  licence: z.string(),
  games: z.int(),
  /** Category policies at the time, by category id; absent in older dumps. */
  shows: z.record(z.string(), z.enum(categoryPolicies)).optional(),
  files: z.array(file),
});
export type Manifest = z.infer<typeof manifest>;

/** Available dumps, latest season first; for each season the latest dump and some earlier ones. */
export const openDataOutput = z.object({
  licence: z.string(),
  dumps: z.array(
    manifest.omit({ position: true, licence: true, shows: true }).extend({
      files: z.array(file.extend({ address: z.string() })),
    }),
  ),
});
openDataOutput.register(z.globalRegistry, { id: 'OpenData' });
export type OpenDataOutput = z.infer<typeof openDataOutput>;

/** Prefix of dump files: `/open-data/2024-2025/2025-06-30/games.csv`. */
export const openDataPrefix = '/open-data';
