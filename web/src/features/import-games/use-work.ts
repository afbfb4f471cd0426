import { useState } from 'react';
import type { DraftOwner } from '../../lib/forms/drafts.ts';
import { useSender } from '../../lib/forms/use-sender.ts';
import { m } from '../../paraglide/messages.js';

/** Runs one piece of work at a time, with a label, and sends its requests until they have a response. */
export const useWork = (owner: DraftOwner) => {
  const { send, waitingFor, stop } = useSender(owner);
  const [busy, setBusy] = useState<string | null>(null);
  const [error, setError] = useState('');
  return {
    busy,
    error,
    isWaiting: waitingFor !== null,
    stopWaiting: stop,
    clearError: () => setError(''),
    /** Changes the label of the current work. */
    setLabel: (label: string) => setBusy(label),
    /** Sends a request; returns null and sets `error` when it failed or the user stopped waiting. */
    send: async <T>(call: (signal: AbortSignal) => Promise<T>): Promise<T | null> => {
      const became = await send(call);
      if ('output' in became) return became.output;
      setError('error' in became ? became.error.message : m.form_failed());
      return null;
    },
    /** Starts a piece of work unless another one runs. */
    doing: async (label: string, work: () => Promise<void>) => {
      if (busy !== null) return;
      setError('');
      setBusy(label);
      await work().finally(() => setBusy(null));
    },
  };
};
