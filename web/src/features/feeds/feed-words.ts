import {
  type FeedErrorCode,
  type FeedKind,
  type FeedPeriod,
  feedPeriods,
  folderPrefix,
} from '@rondelle/contracts/site/feeds.ts';
import type { FeedRun } from '@rondelle/contracts/site/feeds.inputs.ts';
import { formatNumber } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';

const kinds = {
  dataset: m.feeds_kind_dataset,
  calendar: m.feeds_kind_calendar,
  hockeytech: m.feeds_kind_hockeytech,
} as const satisfies Record<FeedKind, () => string>;
export const kindWords = (kind: FeedKind): string => kinds[kind]();

const periods = {
  15: m.feeds_every_15,
  60: m.feeds_every_60,
  180: m.feeds_every_180,
  720: m.feeds_every_720,
  1440: m.feeds_every_1440,
  10080: m.feeds_every_10080,
} as const satisfies Record<FeedPeriod, () => string>;
export const periodOptions = () =>
  feedPeriods.map((minutes) => ({ value: String(minutes), label: periods[minutes]() }));
export const periodWords = (minutes: number): string => {
  const known = feedPeriods.find((one) => one === minutes);
  return known === undefined ? '' : periods[known]();
};

/** Hint about the address that a kind of feed needs. */
export const addressHint = (kind: FeedKind, hasFolder: boolean): string => {
  if (kind === 'calendar') return m.feeds_address_hint_calendar();
  if (kind === 'hockeytech') return m.feeds_address_hint_hockeytech();
  return hasFolder
    ? m.feeds_address_hint_folder({ example: `${folderPrefix}ligue-2025` })
    : m.feeds_address_hint_dataset();
};

const errors = {
  'address-refused': m.feeds_error_address_refused,
  unreachable: m.feeds_error_unreachable,
  'bad-status': m.feeds_error_bad_status,
  'too-many-redirects': m.feeds_error_too_many_redirects,
  'too-large': m.feeds_error_too_large,
  'too-slow': m.feeds_error_too_slow,
  'no-folder': m.feeds_error_no_folder,
  'not-a-dataset': m.feeds_error_not_a_dataset,
  'not-a-calendar': m.feeds_error_not_a_calendar,
  'not-a-schedule': m.feeds_error_not_a_schedule,
  'too-many-games': m.feeds_error_too_many_games,
  'league-gone': m.feeds_error_league_gone,
  busy: m.feeds_error_busy,
  interrupted: m.feeds_error_interrupted,
  unexpected: m.feeds_error_unexpected,
} as const satisfies Record<FeedErrorCode, (about: { detail: string }) => string>;

/** Describes the state or the outcome of a run. */
export const runWords = ({ startedAt, outcome, counts, error, detail }: FeedRun): string => {
  if (startedAt === null && outcome === null) return m.feeds_waiting();
  if (outcome === null) return m.feeds_running();
  if (error !== null) return m.feeds_failed({ reason: errors[error]({ detail }) });
  if (!counts) return m.feeds_unchanged();
  return m.feeds_counts({
    added: formatNumber(counts.added),
    corrected: formatNumber(counts.corrected),
    unchanged: formatNumber(counts.unchanged),
  });
};
