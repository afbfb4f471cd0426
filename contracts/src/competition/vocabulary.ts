import { z } from 'zod';
import type { DomainErrorCode } from '../errors.ts';
import { hasHiddenCharacters, normaliseText } from '../text.ts';
import { decisions, forfeitSides, gameSides, languages, periods, reasons, stages } from './lists.ts';

export {
  confirmations,
  decisions,
  forfeitSides,
  gameSides,
  gameStatuses,
  languages,
  maxGoals,
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

/** A name or another short text that people read: on one line, spelled one way, with nothing hidden in it. */
export const shortText = (most: number, least = 1) =>
  z
    .string()
    // NFC makes a text at most three times longer: nothing huge is worked on.
    .max(most * 4)
    .overwrite(normaliseText)
    .min(least)
    .max(most)
    .refine((text) => !hasHiddenCharacters(text), refusedAs('request/hidden-characters'));

/** A text that exists in both languages; French comes first and neither may be empty. */
export const bilingual = z.strictObject({ fr: shortText(200), en: shortText(200) });
export type Bilingual = z.infer<typeof bilingual>;

export const language = z.enum(languages);

/** Numeric id of an aggregate: it stands in URLs behind a letter (`e-12-…`), unique within its kind, never reused. */
export const entityId = z.int().positive();

/** An arena or a city. */
export const placeName = shortText(120);

/** A group of a tournament; some were recorded as empty texts. */
export const groupName = shortText(40, 0);

/** The stable name an imported record has in its source file; the same key always means the same thing. */
export const sourceKey = shortText(120);

/** Local calendar day, `YYYY-MM-DD`. */
export const localDate = z.iso.date();
/** Local time of day, `HH:MM`. */
export const localTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** `2024-2025`: four digits, hyphen, the following year. */
export const seasonSlug = z
  .string()
  .regex(/^\d{4}-\d{4}$/)
  .refine((slug) => Number(slug.slice(5)) === Number(slug.slice(0, 4)) + 1);

export const stage = z.enum(stages);

export const decision = z.enum(decisions);

export const gameSide = z.enum(gameSides);

export const period = z.literal(periods);

/** Opaque: who a member is stands in the accounts, outside the log, and can be erased there. */
export const memberId = z.uuid();

export const forfeitSide = z.enum(forfeitSides);

export const reason = z.enum(reasons);
