import type { SuspiciousChange } from '@rondelle/contracts/moderation/moderation.outputs.ts';
import { useRef, useState } from 'react';
import { formatInstant } from '../../lib/format.ts';
import { newCommandId } from '../../lib/new-command-id.ts';
import { usePageLocation } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { refusalOf } from '../../lib/refusal.ts';
import { activityWords, subjectWords } from '../../ui/history/activity-words.ts';

/** What a change is called where several stand below each other. */
export const nameOf = ({ entry }: Pick<SuspiciousChange, 'entry'>): string =>
  m.review_about({
    action: activityWords(entry.action),
    label: subjectWords(entry),
    when: formatInstant(entry.recordedAt),
  });

/** Keeps or undoes a change, and says afterwards what was done, or why it was refused. */
export const useDecisions = () => {
  const { lang } = usePageLocation();
  const utils = trpc.useUtils();
  const [said, say] = useState<string | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const approve = trpc.moderation.approve.useMutation();
  const undo = trpc.moderation.undo.useMutation();
  // Sent again after a lost answer, an undoing is the same.
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
    try {
      if (decision === 'approve') await approve.mutateAsync({ lang, position });
      else await undo.mutateAsync({ lang, position, commandId: commandIdOf(position) });
      say(decision === 'approve' ? m.review_approved({ what }) : m.review_undone({ what }));
      await utils.invalidate();
    } catch (error) {
      say(refusalOf(error).message);
    }
    setBusy(null);
  };
  return { said, busy, decide };
};
