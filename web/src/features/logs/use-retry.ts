import type { StuckJob } from '@rondelle/contracts/site/stuck-jobs.ts';
import { useState } from 'react';
import { usePageLocation } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { refusalOf } from '../../lib/refusal.ts';

type Retry<T> = {
  readonly message: string | null;
  readonly isPending: boolean;
  readonly retry: (which: T, what: string) => Promise<void>;
};

/** Asks for another attempt, and says that it did. */
const useAsking = <T>(ask: (which: T) => Promise<unknown>, isPending: boolean): Retry<T> => {
  const utils = trpc.useUtils();
  const [message, setMessage] = useState<string | null>(null);
  const retry = async (which: T, what: string): Promise<void> => {
    try {
      await ask(which);
      setMessage(m.stuck_asked({ what }));
      await utils.admin.logs.invalidate();
    } catch (error) {
      setMessage(refusalOf(error).message);
    }
  };
  return { message, isPending, retry };
};

/** Of a stuck job. */
export const useRetryJob = (): Retry<StuckJob> => {
  const { lang } = usePageLocation();
  const { mutateAsync, isPending } = trpc.admin.retryJob.useMutation();
  return useAsking(({ job, subject }) => mutateAsync({ lang, job, subject }), isPending);
};

/** Of what could not be brought into the views. */
export const useRetrySetAside = (): Retry<{ readonly id: string }> => {
  const { lang } = usePageLocation();
  const { mutateAsync, isPending } = trpc.admin.retrySetAside.useMutation();
  return useAsking(({ id }) => mutateAsync({ lang, id }), isPending);
};
