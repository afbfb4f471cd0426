import { z } from 'zod';
import { sheetAnswers } from '../competition/imports.ts';
import { sheetColumns } from '../competition/sheet-columns.ts';
import { entityId, language, seasonSlug, shortText } from '../competition/vocabulary.ts';
import { feedFaults, feedKinds, feedOutcomes, feedPeriods, folderPrefix } from './feeds.ts';

const lang = language.default('fr');
const id = z.int().min(1).max(2_147_483_647);
const web = z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(500);
const folder = z
  .string()
  .max(120)
  .regex(new RegExp(`^${folderPrefix}[\\p{L}\\p{N}_-][\\p{L}\\p{N}._-]{0,99}$`, 'u'));

const fields = {
  name: shortText(120),
  kind: z.enum(feedKinds),
  address: z.union([web, folder]),
  /** Of calendars and schedules, which say neither. */
  season: seasonSlug.nullable(),
  leagueId: entityId.nullable(),
  everyMinutes: z.literal(feedPeriods),
  /** Whether teams that resemble none of the league are registered in it. */
  addsTeams: z.boolean(),
};

export const feedsInput = z.object({ lang });
/** `id`: null for a new one. */
export const saveFeed = z.object({ lang, id: id.nullable(), ...fields });
export type SaveFeed = z.output<typeof saveFeed>;
export const oneFeed = z.object({ lang, id });
export const switchFeed = z.object({ lang, id, isOn: z.boolean() });
export const answerFeed = z.object({ lang, id, teams: sheetAnswers.shape.teams.removeDefault() });
export const feedTeamsInput = z.object({ lang, id });

const counts = z.object({ added: z.int(), corrected: z.int(), unchanged: z.int(), refused: z.int() });
/** A row that was left alone. */
const left = z.object({
  /** The game that it speaks of, or where it stands. */
  about: z.string(),
  column: z.enum(sheetColumns).nullable(),
  value: z.string(),
  message: z.string(),
});
const run = z.object({
  runId: z.string(),
  askedAt: z.iso.datetime(),
  askedBy: z.enum(['timetable', 'page']),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  outcome: z.enum(feedOutcomes).nullable(),
  counts: counts.nullable(),
  /** The first of them. */
  left: z.array(left),
  leftCount: z.int(),
  fault: z.enum(feedFaults).nullable(),
  /** A status, the name of a file, or nothing. */
  detail: z.string(),
});
export type FeedRun = z.output<typeof run>;

/** The name of a team that nobody could be sure of. */
const unclear = z.object({ leagueId: z.int(), text: z.string(), rows: z.int() });
export const feedsOutput = z.object({
  /** Whether folders can be read. */
  hasFolder: z.boolean(),
  feeds: z.array(
    z.object({
      id: z.int(),
      ...fields,
      address: z.string(),
      everyMinutes: z.int(),
      league: z.object({ name: z.string(), path: z.string() }).nullable(),
      isOn: z.boolean(),
      unclear: z.array(unclear),
      /** The latest first, ten at most. */
      runs: z.array(run),
    }),
  ),
});
export type FeedsOutput = z.output<typeof feedsOutput>;
export type Feed = FeedsOutput['feeds'][number];

/** The teams of a source's league, for saying which one a text means. */
export const feedTeamsOutput = z.array(z.object({ id: z.int(), name: z.string() }));
