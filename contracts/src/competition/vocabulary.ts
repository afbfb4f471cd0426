import { z } from 'zod';
import type { DomainErrorCode } from '../errors.ts';
import { hasHiddenCharacters, normaliseText } from '../text.ts';
import { categoryPolicies } from './category-policy.ts';
import { countries } from './countries.ts';
import {
  decisions,
  firstDay,
  forfeitSides,
  gameSides,
  languages,
  lastDay,
  mostInDescription,
  mostListed,
  periods,
  stages,
} from './lists.ts';
import { reasons } from './reasons.ts';

export {
  confirmations,
  decisions,
  forfeitSides,
  gameSides,
  gameStatuses,
  languages,
  maxGoals,
  offStatuses,
  openStatuses,
  periods,
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
  OffStatus,
  Period,
  Stage,
} from './lists.ts';
export { type Reason, reasons } from './reasons.ts';

/** Attaches a domain error code to a zod refinement, for a more specific message than "invalid". */
const refusedAs = (code: DomainErrorCode) => ({ params: { code } });

const isPlain = (text: string): boolean => !hasHiddenCharacters(text);

/** A name or other short text: one line, Unicode-normalised, without hidden characters. */
export const shortText = (most: number, least = 1) =>
  z
    .string()
    // NFC makes a text at most three times longer, so this bounds the work before normalising.
    .max(most * 4, { abort: true })
    .overwrite(normaliseText)
    .min(least)
    .max(most)
    .refine(isPlain, refusedAs('request/hidden-characters'));

/** A text in both languages, French first; neither may be empty. */
export const bilingual = z.strictObject({ fr: shortText(200), en: shortText(200) });
export type Bilingual = z.infer<typeof bilingual>;

/** A paragraph about an entity in both languages, as plain text. */
export const description = z.strictObject({
  fr: shortText(mostInDescription),
  en: shortText(mostInDescription),
});

export const language = z
  .enum(languages)
  .meta({ description: 'Language of the names and messages.', example: 'fr' });

/** Numeric id of an aggregate, unique within its kind and never reused. In URLs it follows a letter (`e-12-…`). */
export const entityId = z.int().positive().max(2_147_483_647);

/** An array without duplicates. `keyOf` returns the value that must be unique. */
export const distinct = <Item extends z.ZodType>(
  item: Item,
  most: number,
  keyOf: (item: z.output<Item>) => unknown = (item) => item,
) =>
  z
    .array(item)
    .max(most)
    .refine((items) => new Set(items.map(keyOf)).size === items.length);

/** A log position as decimal text; 18 digits fit a Postgres bigint. */
export const position = z.string().regex(/^\d{1,18}$/);

/** A stream revision as decimal text; fits a Postgres integer. */
export const revision = z
  .string()
  .regex(/^\d{1,10}$/)
  .refine((text) => Number(text) <= 2_147_483_647);

/** Ruleset versions count from 1. */
export const rulesetVersion = z.int().min(1).max(mostListed).meta({ example: 1 });

/** The country that a team plays for. */
export const country = z.enum(countries);

/** Name of an arena or a city. */
export const placeName = shortText(120);

/** Latitude and longitude in degrees, positive to the north and east. */
export const coordinates = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export type Coordinates = z.infer<typeof coordinates>;

/** Group of a tournament; may be empty because some recorded names are. */
export const groupName = shortText(40, 0);

/**
 * The stable key of an imported record in its source. The same key always means the same entity, so it is not
 * normalised.
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

/** UTC offsets on earth go up to 14 hours; Postgres rejects offsets of 16 hours or more. */
const withClockOnEarth = /(?:Z|[+-](?:0\d|1[0-4]):\d{2})$/;

/** An instant with its UTC offset. The last allowed day ends later in Quebec than in UTC. */
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

/** Opaque: the member's identity is in the accounts tables, outside the log, where it can be erased. */
export const memberId = z.uuid();

export const categoryPolicy = z.enum(categoryPolicies);
export const forfeitSide = z.enum(forfeitSides);

export const reason = z.enum(reasons);
