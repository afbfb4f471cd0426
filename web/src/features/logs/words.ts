import { type LinePart, type Severity, lineParts } from '@rondelle/contracts/site/admin-log-channels.ts';
import { streamKinds } from '@rondelle/contracts/log/streams.ts';
import type { QuarantineCause, QuarantineEntry } from '@rondelle/contracts/site/quarantine.ts';
import type { StuckJob } from '@rondelle/contracts/site/stuck-jobs.ts';
import { m } from '../../paraglide/messages.js';
import { kindWords } from '../../ui/history/activity-words.ts';

const severities = {
  emergency: m.logs_emergency,
  alert: m.logs_alert,
  critical: m.logs_critical,
  error: m.logs_error,
  warning: m.logs_warning,
  notice: m.logs_notice,
  info: m.logs_info,
  debug: m.logs_debug,
} as const satisfies Record<Severity, () => string>;

/** The severity of a log entry: « Erreur », « Avertissement ». */
export const severityWords = (severity: Severity): string => severities[severity]();

const parts = {
  queue: m.logs_queue,
  job: m.logs_job,
  cache: m.logs_cache,
} as const satisfies Record<LinePart, () => string>;

/** The part of the system that a log entry is about: « Files d’attente », « Cache ». */
export const partWords = (part: LinePart): string => parts[part]();

/** Levels whose log entries are written only when a setting enables them. */
const unusual = ['info', 'debug'] as const;

/** Returns why a channel has no log entries; null: all channels. */
export const whyNoLines = (channel: string | null): string => {
  const level = unusual.find((one) => one === channel);
  if (level) return m.logs_said_why_level({ level });
  return lineParts.some((one) => one === channel) ? m.logs_said_why_part() : m.logs_said_why();
};

/** Returns why no changes are listed: there are none at all, or none older than the previous page. */
export const whyNoChanges = (isLatest: boolean): string =>
  isLatest ? m.logs_recorded_why() : m.logs_recorded_why_older();

const causes = {
  'event/unreadable': m.set_aside_unreadable,
  'event/not-applied': m.set_aside_not_applied,
  'row/not-storable': m.set_aside_not_storable,
  'row/refused': m.set_aside_refused,
  'group/not-computed': m.set_aside_not_computed,
} as const satisfies Record<QuarantineCause, () => string>;

/** Cause of a quarantine: « Une valeur ne peut pas être gardée ». */
export const causeWords = (cause: QuarantineCause): string => causes[cause]();

/** Name of a quarantined subject: « Tournoi nº 8, 2021-2022 ». */
export const subjectWords = ({ thing, views, season }: QuarantineEntry): string => {
  const [name, id = ''] = thing.split('-');
  const kind = streamKinds.find((one) => one === name);
  const words = { kind: kind ? kindWords(kind) : thing, id };
  const what = () => (views === 'activity' ? m.set_aside_activity(words) : m.set_aside_thing(words));
  return [kind ? what() : m.set_aside_group({ views, thing }), season]
    .filter((part) => part !== null)
    .join(', ');
};

const jobs = {
  mail: m.stuck_mail,
  erasure: m.stuck_erasure,
  moderation: m.stuck_moderation,
  news: m.stuck_news,
  push: m.stuck_push,
  bracket: m.stuck_bracket,
  held: m.stuck_held,
} as const satisfies Record<StuckJob['job'], (about: { subject: string }) => string>;

/** The name of a stuck job: « Effacement du compte nº 12 ». */
export const jobWords = ({ job, subject }: Pick<StuckJob, 'job' | 'subject'>): string =>
  jobs[job]({ subject });
