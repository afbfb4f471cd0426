import { z } from 'zod';
import { sheetAnswers } from '../competition/imports.ts';
import { sheetColumns } from '../competition/sheet-columns.ts';
import { entityId, language, seasonSlug, shortText } from '../competition/vocabulary.ts';
import { feedAddress } from './feed-address.ts';
import { feedErrors, feedKinds, feedOutcomes, feedPeriods } from './feeds.ts';

const lang = language.default('fr');
const id = z.int().min(1).max(2_147_483_647);

const fields = {
  name: shortText(120),
  kind: z.enum(feedKinds),
  address: feedAddress,
  /** For calendars and schedules, which name no season or league themselves; null for datasets. */
  season: seasonSlug.nullable(),
  leagueId: entityId.nullable(),
  everyMinutes: z.literal(feedPeriods),
  /** True to register teams that resemble none in the league. */
  addsTeams: z.boolean(),
};

export const feedsInput = z.object({ lang });
/** `id` is null for a new feed. */
export const saveFeed = z.object({ lang, id: id.nullable(), ...fields });
export type SaveFeed = z.output<typeof saveFeed>;
export const oneFeed = z.object({ lang, id });
export const switchFeed = z.object({ lang, id, isOn: z.boolean() });
export const matchFeedTeams = z.object({ lang, id, teams: sheetAnswers.shape.teams.removeDefault() });
export const feedTeamsInput = z.object({ lang, id });

const counts = z.object({ added: z.int(), corrected: z.int(), unchanged: z.int(), refused: z.int() });
/** A skipped row. */
const left = z.object({
  /** The row's game, or its line. */
  about: z.string(),
  column: z.enum(sheetColumns).nullable(),
  value: z.string(),
  message: z.string(),
});
const run = z.object({
  runId: z.string(),
  requestedAt: z.iso.datetime(),
  requestedBy: z.enum(['timetable', 'page']),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  outcome: z.enum(feedOutcomes).nullable(),
  counts: counts.nullable(),
  /** The first skipped rows. */
  left: z.array(left),
  leftCount: z.int(),
  error: z.enum(feedErrors).nullable(),
  /** An HTTP status, a file name, or empty. */
  detail: z.string(),
});
export type FeedRun = z.output<typeof run>;

/** A team name that could not be matched. */
const unclear = z.object({ leagueId: z.int(), text: z.string(), rows: z.int() });
export const feedsOutput = z.object({
  /** True when feeds can read folders on this server. */
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
      /** Latest first, ten at most. */
      runs: z.array(run),
    }),
  ),
});
export type FeedsOutput = z.output<typeof feedsOutput>;
export type Feed = FeedsOutput['feeds'][number];

/** Teams of the feed's league, for matching unclear names. */
export const feedTeamsOutput = z.array(z.object({ id: z.int(), name: z.string() }));
