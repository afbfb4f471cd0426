import type { Severity } from '@rondelle/contracts/site/admin-log-channels.ts';
import { m } from '../../paraglide/messages.js';

const words = {
  critical: m.logs_critical,
  error: m.logs_error,
  warning: m.logs_warning,
  info: m.logs_info,
  debug: m.logs_debug,
} as const satisfies Record<Severity, () => string>;

/** How serious a line of a program is: « Erreur », « Avertissement ». */
export const severityWords = (severity: Severity): string => words[severity]();
