import { z } from 'zod';
import type { DomainErrorCode } from '../errors.ts';
import { hasHiddenCharacters, normaliseText } from '../text.ts';
import { categoryPolicies } from './category-policy.ts';
import {
  decisions,
  firstDay,
  forfeitSides,
  gameSides,
  languages,
  lastDay,
  mostListed,
  periods,
  reasons,
  stages,
} from './lists.ts';

export {
  confirmations,
  decisions,
  forfeitSides,
  gameSides,
  gameStatuses,
  languages,
  maxGoals,
  maxPenaltyMinutes,
  periods,
  reasons,
  stages,
  tableStages,
} from './lists.ts';
export type {
  Confirmation,
  Decision,
  ForfeitSide,
  GameSide,
  GameStatus,
  Language,
  Period,
  Reason,
  Stage,
} from './lists.ts';

/** Tells why a value is refused, where there is more to say than that it is invalid. */
const refusedAs = (code: DomainErrorCode) => ({ params: { code } });

const isPlain = (text: string): boolean => !hasHiddenCharacters(text);

/** A name or another short text that people read: on one line, spelled one way, with nothing hidden in it. */
export const shortText = (most: number, least = 1) =>
  z
    .string()
    // NFC makes a text at most three times longer: nothing huge is worked on.
    .max(most * 4, { abort: true })
    .overwrite(normaliseText)
    .min(least)
    .max(most)
    .refine(isPlain, refusedAs('request/hidden-characters'));

/** A text that exists in both languages; French comes first and neither may be empty. */
export const bilingual = z.strictObject({ fr: shortText(200), en: shortText(200) });
export type Bilingual = z.infer<typeof bilingual>;

export const language = z.enum(languages);

/** Numeric id of an aggregate: it stands in URLs behind a letter (`e-12-…`), unique within its kind, never reused. */
export const entityId = z.int().positive().max(2_147_483_647);

/** Several things, each of them once. */
export const distinct = <Item extends z.ZodType>(
  item: Item,
  most: number,
  keyOf: (item: z.output<Item>) => unknown = (item) => item,
) =>
  z
    .array(item)
    .max(most)
    .refine((items) => new Set(items.map(keyOf)).size === items.length);

/** A place in the log, as decimal text; no log of ours comes near the end of what eight bytes hold. */
export const position = z.string().regex(/^\d{1,18}$/);

/** A place in a stream, as decimal text: what four bytes hold. */
export const revision = z
  .string()
  .regex(/^\d{1,10}$/)
  .refine((text) => Number(text) <= 2_147_483_647);

/** Revisions of rules count from 1. */
export const rulesetVersion = z.int().min(1).max(mostListed);

/** An arena or a city. */
export const placeName = shortText(120);

/** Where something is: degrees north and east. */
export const coordinates = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export type Coordinates = z.infer<typeof coordinates>;

/** A group of a tournament; some were recorded as empty texts. */
export const groupName = shortText(40, 0);

/**
 * The stable name an imported record has in its source file; the same key always means the same thing, so it is never
 * respelled.
 */
export const sourceKey = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .refine(isPlain, refusedAs('request/hidden-characters'));

/** Local calendar day, `YYYY-MM-DD`. */
export const localDate = z.iso
  .date()
  .refine((day) => day >= firstDay && day <= lastDay, refusedAs('request/date-out-of-range'));

/** No clock on earth is further from UTC, and Postgres reads none that is 16 hours away. */
const withClockOnEarth = /(?:Z|[+-](?:0\d|1[0-4]):\d{2})$/;

/** An instant with its distance from UTC; the last day ends later in Quebec than in UTC. */
export const instant = z.iso
  .datetime({ offset: true })
  .max(40)
  .regex(withClockOnEarth)
  .refine((time) => time >= firstDay && time < '2101-01-02', refusedAs('request/date-out-of-range'));

/** Local time of day, `HH:MM`. */
export const localTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** `2024-2025`: four digits, hyphen, the following year. */
export const seasonSlug = z
  .string()
  .regex(/^(?:19|20)\d{2}-\d{4}$/)
  .refine((slug) => Number(slug.slice(5)) === Number(slug.slice(0, 4)) + 1);

export const stage = z.enum(stages);

export const decision = z.enum(decisions);

export const gameSide = z.enum(gameSides);

export const period = z.literal(periods);

/** Opaque: who a member is stands in the accounts, outside the log, and can be erased there. */
export const memberId = z.uuid();

export const categoryPolicy = z.enum(categoryPolicies);
export const forfeitSide = z.enum(forfeitSides);

export const reason = z.enum(reasons);
