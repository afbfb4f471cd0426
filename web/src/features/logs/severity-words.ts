import type { LinePart, Severity } from '@rondelle/contracts/site/admin-log-channels.ts';
import { m } from '../../paraglide/messages.js';

const words = {
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
export const severityWords = (severity: Severity): string => words[severity]();

const parts = {
  queue: m.logs_queue,
  job: m.logs_job,
  cache: m.logs_cache,
} as const satisfies Record<LinePart, () => string>;

/** The part of the system that a log entry is about: « Files d’attente », « Cache ». */
export const partWords = (part: LinePart): string => parts[part]();
