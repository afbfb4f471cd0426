import type { SuspiciousChange } from '@rondelle/contracts/moderation/moderation.outputs.ts';
import { useRef, useState } from 'react';
import { formatInstant } from '../../lib/format/format.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { useRefreshAfterWrite } from '../../lib/forms/use-refresh-after-write.ts';
import { useOutcome } from '../../lib/forms/use-outcome.ts';
import { m } from '../../paraglide/messages.js';
import { activityWords, subjectWords } from '../../ui/history/activity-words.ts';

/** The accessible name of a change in a list. */
export const nameOf = ({ entry }: Pick<SuspiciousChange, 'entry'>): string =>
  m.review_about({
    action: activityWords(entry.action),
    label: subjectWords(entry),
    when: formatInstant(entry.recordedAt),
  });

/** Approves or undoes a change. `message` is about the latest decision. */
export const useDecisions = () => {
  const { lang } = usePageLocation();
  const refresh = useRefreshAfterWrite();
  const { message, attempt } = useOutcome();
  const [busy, setBusy] = useState<string | null>(null);
  const approve = trpc.moderation.approve.useMutation();
  const undo = trpc.moderation.undo.useMutation();
  // One command id per change, so that a retry after a lost response does not undo it twice.
  const commandIds = useRef(new Map<string, string>());
  const commandIdOf = (position: string): string => {
    const id = commandIds.current.get(position) ?? newCommandId();
    commandIds.current.set(position, id);
    return id;
  };
  const decide = async (change: SuspiciousChange, decision: 'approve' | 'undo'): Promise<void> => {
    const { position } = change.entry;
    const what = nameOf(change);
    setBusy(position);
    const isDone = await attempt<unknown>(
      () =>
        decision === 'approve'
          ? approve.mutateAsync({ lang, position })
          : undo.mutateAsync({ lang, position, commandId: commandIdOf(position) }),
      decision === 'approve' ? m.review_approved({ what }) : m.review_undone({ what }),
    );
    if (isDone) await refresh();
    setBusy(null);
  };
  return { message, busy, decide };
};
