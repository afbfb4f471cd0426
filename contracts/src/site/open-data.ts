import { z } from 'zod';
import { localDate, seasonSlug } from '../competition/vocabulary.ts';

/** Whoever wants may do with it what they want. */
export const openDataLicence = 'CC0-1.0';

const file = z.object({
  name: z.string().regex(/^[\w-]+\.(csv|json|txt)$/),
  bytes: z.int(),
  sha256: z.string(),
});

/** What a dump says of itself, in `manifest.json` beside its files. */
export const manifest = z.object({
  season: seasonSlug,
  /** The day, in UTC, on which it was made. */
  date: localDate,
  /** Up to where of the log it knows its season. */
  position: z.string(),
  licence: z.string(),
  games: z.int(),
  files: z.array(file),
});
export type Manifest = z.infer<typeof manifest>;

/** The dumps that there are, latest season first, each as of its latest day and of some days before. */
export const openDataOutput = z.object({
  licence: z.string(),
  dumps: z.array(
    manifest.omit({ position: true, licence: true }).extend({
      files: z.array(file.extend({ address: z.string() })),
    }),
  ),
});
export type OpenDataOutput = z.infer<typeof openDataOutput>;

/** Files of dumps stand under it: `/open-data/2024-2025/2025-06-30/games.csv`. */
export const openDataPrefix = '/open-data';
