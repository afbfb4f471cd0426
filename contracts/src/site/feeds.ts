/** What a source on the timetable is: a dataset, a calendar (RFC 5545), or the schedule of a league as HockeyTech publishes it. */
export const feedKinds = ['dataset', 'calendar', 'hockeytech'] as const;
export type FeedKind = (typeof feedKinds)[number];

/** How often one is read, in minutes: from every quarter of an hour to once a week. */
export const feedPeriods = [15, 60, 180, 720, 1_440, 10_080] as const;
export type FeedPeriod = (typeof feedPeriods)[number];

export const feedOutcomes = ['imported', 'unchanged', 'failed'] as const;
export type FeedOutcome = (typeof feedOutcomes)[number];

/** Why a source could not be read or brought in. One closed list, each with words in both languages. */
export const feedFaults = [
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
export type FeedFaultCode = (typeof feedFaults)[number];

export const mostFeeds = 100;
/** Of a run, with what each says. */
export const mostLeft = 100;
/** What an address starts with that names a folder of FEEDS_DIR. */
export const folderPrefix = 'folder:';
