import type { QuarantineEntry } from '@rondelle/contracts/site/quarantine.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { causeWords, subjectWords } from '../words.ts';
import { useRetryQuarantined } from '../use-retry.ts';
import { SkipForm } from './SkipForm.tsx';
import { Waiting } from './Waiting.tsx';

const whenWords = ({ since: at, waiting, attempts }: QuarantineEntry): string => {
  const since = formatInstant(at);
  return waiting > 0
    ? m.set_aside_when({ since, waiting, attempts })
    : m.set_aside_when_group({ since, attempts });
};

/** Quarantined events and rows, each with its cause, its time and a retry. */
export function Quarantined({ rows }: { rows: readonly QuarantineEntry[] }) {
  const { message, isPending, retry } = useRetryQuarantined();
  return (
    <Waiting
      title={m.set_aside_title()}
      note={m.set_aside_note()}
      message={message}
      disabled={isPending}
      items={rows.map((one) => ({
        key: one.id,
        what: subjectWords(one),
        why: causeWords(one.cause),
        detail: one.detail,
        when: whenWords(one),
        retry: () => void retry({ id: one.id }, subjectWords(one)),
        // Only events can be skipped: computed rows do not come from a single event.
        ...(one.waiting > 0 && {
          more: <SkipForm id={one.id} what={subjectWords(one)} disabled={isPending} />,
        }),
      }))}
    />
  );
}
