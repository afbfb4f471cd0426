import { streamKinds } from '@rondelle/contracts/log/streams.ts';
import type { QuarantineCause, QuarantineEntry } from '@rondelle/contracts/site/quarantine.ts';
import { m } from '../../paraglide/messages.js';
import { kindWords } from '../../ui/history/activity-words.ts';

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
