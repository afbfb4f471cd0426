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
/** Source file with line and column; never a URL with a query. */
const place = z.string().regex(/^[\w.-]{1,80}:\d{1,7}:\d{1,7}$/);

/** A browser's report about one page view, in one message. */
export const visitReport = z.strictObject({
  /** Null when the URL matches no page. */
  page: z.enum(pageNames as [string, ...string[]]).nullable(),
  lang: z.enum(languages),
  device: z.enum(devices),
  /** Host of the referrer; only for the first page of a visit. */
  referrer: host.optional(),
  /** Path of a missing page. */
  missing: line(100).optional(),
  emptySearch: line(60).optional(),
  /** Id of a displayed banner. */
  banner: z.int().min(1).max(999_999_999).optional(),
  /** False for reports of errors or vitals only, which do not count as a view. */
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

export const visitsOutput = z.object({
  days: z.int(),
  isOn: z.boolean(),
  /** Every day, oldest first, including days without views. */
  views: z.array(z.object({ day: z.string(), views: z.int() })),
  /** Counts of the fifty most frequent keys of each metric, in this order; for vitals the keys are histogram steps. */
  most: z.record(z.enum(visitMetrics), z.map(z.string(), z.int())),
});
export type VisitsOutput = z.infer<typeof visitsOutput>;

/** Browser errors, most frequent first. */
export const browserErrorsOutput = z.object({
  days: z.int(),
  errors: z.array(z.object({ key: z.string(), count: z.int(), first: z.string(), last: z.string() })),
});
export type BrowserErrors = z.infer<typeof browserErrorsOutput>;
