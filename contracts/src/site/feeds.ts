/** Formats of feeds: a dataset, a calendar (RFC 5545), or a league schedule as HockeyTech publishes it. */
export const feedKinds = ['dataset', 'calendar', 'hockeytech'] as const;
export type FeedKind = (typeof feedKinds)[number];

/** Intervals between runs in minutes, from 15 minutes to a week. */
export const feedPeriods = [15, 60, 180, 720, 1_440, 10_080] as const;
export type FeedPeriod = (typeof feedPeriods)[number];

export const feedOutcomes = ['imported', 'unchanged', 'failed'] as const;
export type FeedOutcome = (typeof feedOutcomes)[number];

/** Why a feed could not be read or imported. A closed list, each with a text in both languages. */
export const feedErrors = [
  'address-refused',
  'unreachable',
  'bad-status',
  'too-many-redirects',
  'too-large',
  'too-slow',
  'no-folder',
  'not-a-dataset',
  'not-a-calendar',
  'not-a-schedule',
  'too-many-games',
  'league-gone',
  'busy',
  'interrupted',
  'unexpected',
] as const;
export type FeedErrorCode = (typeof feedErrors)[number];

export const mostFeeds = 100;
/** Skipped rows that a run stores with details. */
export const mostSkipped = 100;
/** Prefix of addresses that name a folder in FEEDS_DIR. */
export const folderPrefix = 'folder:';
