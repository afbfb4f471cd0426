import type { StuckJob } from '@rondelle/contracts/site/stuck-jobs.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { useOutcome } from '../../lib/forms/use-outcome.ts';
import { m } from '../../paraglide/messages.js';

type Retry<T> = {
  readonly message: string;
  readonly isPending: boolean;
  readonly retry: (which: T, what: string) => Promise<void>;
};

/** Requests a retry and stores the message that confirms it or the error. */
const useRetryRequest = <T>(request: (which: T) => Promise<unknown>, isPending: boolean): Retry<T> => {
  const utils = trpc.useUtils();
  const { message, attempt } = useOutcome();
  const retry = async (which: T, what: string): Promise<void> => {
    if (await attempt(() => request(which), m.stuck_asked({ what }))) await utils.admin.logs.invalidate();
  };
  return { message, isPending, retry };
};

/** Retries a stuck job. */
export const useRetryJob = (): Retry<StuckJob> => {
  const { lang } = usePageLocation();
  const { mutateAsync, isPending } = trpc.admin.retryJob.useMutation();
  return useRetryRequest(({ job, subject }) => mutateAsync({ lang, job, subject }), isPending);
};

/** Retries a quarantined event or row. */
export const useRetryQuarantined = (): Retry<{ readonly id: string }> => {
  const { lang } = usePageLocation();
  const { mutateAsync, isPending } = trpc.admin.retrySetAside.useMutation();
  return useRetryRequest(({ id }) => mutateAsync({ lang, id }), isPending);
};
