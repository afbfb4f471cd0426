import type { WaitingSupervisor } from '@rondelle/contracts/supervision/supervision.outputs.ts';
import { useState } from 'react';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { useRefreshAfterWrite } from '../../lib/forms/use-refresh-after-write.ts';
import { useOutcome } from '../../lib/forms/use-outcome.ts';
import { m } from '../../paraglide/messages.js';

export type Verdict = 'accept' | 'decline';

/** Accepts or refuses a waiting supervisor. `message` is about the latest verdict. */
export const useJudging = () => {
  const { lang } = usePageLocation();
  const refresh = useRefreshAfterWrite();
  const { message, attempt } = useOutcome();
  const [isBusy, setBusy] = useState(false);
  const accept = trpc.supervision.accept.useMutation();
  const decline = trpc.supervision.decline.useMutation();
  const judge = async ({ member, kind, competition }: WaitingSupervisor, verdict: Verdict): Promise<void> => {
    setBusy(true);
    const input = { lang, kind, id: competition.id, uid: member.id, commandId: newCommandId() };
    const named = { name: member.username, competition: competition.name };
    await attempt(
      () => (verdict === 'accept' ? accept : decline).mutateAsync(input),
      verdict === 'accept' ? m.supervise_accepted(named) : m.supervise_declined(named),
    );
    // Also after an error: somebody else may have decided meanwhile.
    await refresh();
    setBusy(false);
  };
  return { message, isBusy, judge };
};
