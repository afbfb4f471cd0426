import { z } from 'zod';

/** A text that exists in both languages; French comes first and neither may be empty. */
export const bilingual = z.strictObject({
  fr: z.string().trim().min(1).max(200),
  en: z.string().trim().min(1).max(200),
});
export type Bilingual = z.infer<typeof bilingual>;

export const languages = ['fr', 'en'] as const;
export const language = z.enum(languages);
export type Language = (typeof languages)[number];

/** Numeric id of an aggregate: it stands in URLs behind a letter (`e-12-…`), unique within its kind, never reused. */
export const entityId = z.int().positive();

/** The stable name an imported record has in its source file; the same key always means the same thing. */
export const sourceKey = z.string().trim().min(1).max(120);

/** Local calendar day, `YYYY-MM-DD`. */
export const localDate = z.iso.date();
/** Local time of day, `HH:MM`. */
export const localTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** `2024-2025`: four digits, hyphen, the following year. */
export const seasonSlug = z
  .string()
  .regex(/^\d{4}-\d{4}$/)
  .refine((slug) => Number(slug.slice(5)) === Number(slug.slice(0, 4)) + 1);

export const stages = [
  'regular',
  'preliminary',
  'tie-breaker',
  'round-of-16',
  'quarter-final',
  'semi-final',
  'bronze',
  'final',
  'relegation',
] as const;
export const stage = z.enum(stages);
export type Stage = (typeof stages)[number];
/** Stages whose games make a group's table; the others are knock-out games. */
export const tableStages: readonly Stage[] = ['regular', 'preliminary'];

export const decisions = ['regulation', 'overtime', 'shootout'] as const;
export const decision = z.enum(decisions);
export type Decision = (typeof decisions)[number];

export const gameStatuses = ['scheduled', 'live', 'final', 'cancelled'] as const;
export type GameStatus = (typeof gameStatuses)[number];

export const forfeitSides = ['home', 'away', 'both'] as const;
export const forfeitSide = z.enum(forfeitSides);
export type ForfeitSide = (typeof forfeitSides)[number];

/** Why a recorded fact was changed. Codes only: free text could carry personal data into the log. */
export const reasons = [
  'typing-error',
  'wrong-teams',
  'protest-upheld',
  'league-decision',
  'duplicate',
  'source-updated',
  'other',
] as const;
export const reason = z.enum(reasons);
export type Reason = (typeof reasons)[number];

/** More goals than this by one team is a typing error, not a score. */
export const maxGoals = 50;
