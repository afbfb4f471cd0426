import { z } from 'zod';
import { languages } from '../competition/lists.ts';
import { language } from '../competition/vocabulary.ts';
import { pageNames } from './pages/pages.ts';
import { devices, visitMetrics, vitals } from './visits.ts';

const line = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => !/[\p{Cc}\p{Cf}]/u.test(text));
const host = z
  .string()
  .regex(/^(?=.{1,80}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/);
/** A file of the site and where in it, never an address with a query. */
const place = z.string().regex(/^[\w.-]{1,80}:\d{1,7}:\d{1,7}$/);

/** What a browser tells of one page that was looked at, in one message. */
export const visitReport = z.strictObject({
  /** Null: what is at no page. */
  page: z.enum(pageNames as [string, ...string[]]).nullable(),
  lang: z.enum(languages),
  device: z.enum(devices),
  /** The first page of a visit: where it came from, by host. */
  referrer: host.optional(),
  /** The path of what is not there. */
  missing: line(100).optional(),
  emptySearch: line(60).optional(),
  /** Of the site's own that was seen. */
  banner: z.int().min(1).max(999_999_999).optional(),
  /** Whether the page was looked at; a report of errors or speed alone counts no view. */
  isView: z.boolean(),
  errors: z
    .array(z.strictObject({ message: line(160), at: place.optional() }))
    .max(5)
    .optional(),
  vitals: z.partialRecord(z.enum(vitals), z.number().min(0).max(600_000)).optional(),
});
export type VisitReport = z.infer<typeof visitReport>;

export const visitsInput = z.object({
  lang: language.default('fr'),
  days: z.union([z.literal(7), z.literal(30), z.literal(90), z.literal(365)]).default(30),
});

const counted = z.object({ key: z.string(), count: z.int() });
export const visitsOutput = z.object({
  days: z.int(),
  isOn: z.boolean(),
  /** Each day, oldest first; those without a view too. */
  views: z.array(z.object({ day: z.string(), views: z.int() })),
  /** The most frequent keys of each, fifty at most; those of vitals are classes. */
  most: z.record(z.enum(visitMetrics), z.array(counted)),
});
export type VisitsOutput = z.infer<typeof visitsOutput>;

/** What went wrong in browsers, the most frequent first. */
export const browserErrorsOutput = z.object({
  days: z.int(),
  errors: z.array(z.object({ key: z.string(), count: z.int(), first: z.string(), last: z.string() })),
});
export type BrowserErrors = z.infer<typeof browserErrorsOutput>;
