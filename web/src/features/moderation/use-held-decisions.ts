import type { HeldChange } from '@rondelle/contracts/moderation/held.outputs.ts';
import { useState } from 'react';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { useRefreshAfterWrite } from '../../lib/forms/use-refresh-after-write.ts';
import { useOutcome } from '../../lib/forms/use-outcome.ts';
import { m } from '../../paraglide/messages.js';
import { nameOfHeld } from '../../ui/held/HeldFacts.tsx';

export type HeldDecision = 'accept' | 'decline';

const saying = { accept: m.review_held_accepted, decline: m.review_held_declined } as const;

/** Accepts or declines held changes. `message` is about the latest decision, or the reason why it was refused. */
export const useHeldDecisions = () => {
  const { lang } = usePageLocation();
  const refresh = useRefreshAfterWrite();
  const { message, attempt } = useOutcome();
  const [isBusy, setBusy] = useState(false);
  const send = trpc.moderation.decideHeld.useMutation();
  const decide = async (changes: readonly HeldChange[], decision: HeldDecision): Promise<void> => {
    const what = changes.map(nameOfHeld).join('; ');
    setBusy(true);
    await attempt(
      () =>
        send.mutateAsync({ lang, decision, changes: changes.map(({ id, revision }) => ({ id, revision })) }),
      ({ refused }) => refused.map((one) => one.message).join(' ') || saying[decision]({ what }),
    );
    // Also after an error: another member may have decided since.
    await refresh();
    setBusy(false);
  };
  return { message, isBusy, decide };
};
