import type { StuckJob } from '@rondelle/contracts/site/stuck-jobs.ts';
import { useState } from 'react';
import { usePlace } from '../../lib/place.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { faultOf } from '../../ui/form/use-form.ts';
import { jobWords } from './job-words.ts';

/** Asks for another attempt at a stuck job, and says that it did. */
export const useRetry = () => {
  const { lang } = usePlace();
  const utils = trpc.useUtils();
  const { mutateAsync, isPending } = trpc.admin.retryJob.useMutation();
  const [message, setMessage] = useState<string | null>(null);
  const retry = async (stuck: StuckJob): Promise<void> => {
    const { job, subject } = stuck;
    try {
      await mutateAsync({ lang, job, subject });
      setMessage(m.stuck_asked({ what: jobWords(stuck) }));
      await utils.admin.logs.invalidate();
    } catch (error) {
      setMessage(faultOf(error, m.form_failed()).message);
    }
  };
  return { message, isPending, retry };
};
