import type { StuckJob } from '@rondelle/contracts/site/stuck-jobs.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { jobWords } from '../words.ts';
import { useRetryJob } from '../use-retry.ts';
import { Waiting } from './Waiting.tsx';

const whenWords = ({ since, attempts, nextAttemptAt }: StuckJob): string => {
  const when = { since: formatInstant(since), next: formatInstant(nextAttemptAt) };
  return attempts === 1 ? m.stuck_when_once(when) : m.stuck_when({ ...when, attempts });
};

/** Jobs that failed, why and since when, with retry. */
export function StuckJobs({ stuck }: { stuck: readonly StuckJob[] }) {
  const { message, isPending, retry } = useRetryJob();
  return (
    <Waiting
      title={m.stuck_title()}
      note={m.stuck_note()}
      message={message}
      disabled={isPending}
      items={stuck.map((one) => ({
        key: `${one.job} ${one.subject}`,
        what: jobWords(one),
        why: null,
        detail: one.cause,
        when: whenWords(one),
        retry: () => void retry(one, jobWords(one)),
      }))}
    />
  );
}
