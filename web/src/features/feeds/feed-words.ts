import {
  type FeedFaultCode,
  type FeedKind,
  type FeedPeriod,
  feedPeriods,
  folderPrefix,
} from '@rondelle/contracts/site/feeds.ts';
import type { FeedRun } from '@rondelle/contracts/site/feeds.inputs.ts';
import { formatNumber } from '../../lib/format.ts';
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

/** What an address of this kind leads to. */
export const addressHint = (kind: FeedKind, hasFolder: boolean): string => {
  if (kind === 'calendar') return m.feeds_address_hint_calendar();
  if (kind === 'hockeytech') return m.feeds_address_hint_hockeytech();
  return hasFolder
    ? m.feeds_address_hint_folder({ example: `${folderPrefix}ligue-2025` })
    : m.feeds_address_hint_dataset();
};

const faults = {
  'address-refused': m.feeds_fault_address_refused,
  unreachable: m.feeds_fault_unreachable,
  'bad-status': m.feeds_fault_bad_status,
  'too-many-redirects': m.feeds_fault_too_many_redirects,
  'too-large': m.feeds_fault_too_large,
  'too-slow': m.feeds_fault_too_slow,
  'no-folder': m.feeds_fault_no_folder,
  'not-a-dataset': m.feeds_fault_not_a_dataset,
  'not-a-calendar': m.feeds_fault_not_a_calendar,
  'not-a-schedule': m.feeds_fault_not_a_schedule,
  'too-many-games': m.feeds_fault_too_many_games,
  'league-gone': m.feeds_fault_league_gone,
  busy: m.feeds_fault_busy,
  interrupted: m.feeds_fault_interrupted,
  unexpected: m.feeds_fault_unexpected,
} as const satisfies Record<FeedFaultCode, (about: { detail: string }) => string>;

/** What a reading has come to, in words. */
export const runWords = ({ startedAt, outcome, counts, fault, detail }: FeedRun): string => {
  if (startedAt === null && outcome === null) return m.feeds_waiting();
  if (outcome === null) return m.feeds_running();
  if (fault !== null) return m.feeds_failed({ reason: faults[fault]({ detail }) });
  if (!counts) return m.feeds_unchanged();
  return m.feeds_counts({
    added: formatNumber(counts.added),
    corrected: formatNumber(counts.corrected),
    unchanged: formatNumber(counts.unchanged),
  });
};
