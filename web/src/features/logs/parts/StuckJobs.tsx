import type { StuckJob } from '@rondelle/contracts/site/stuck-jobs.ts';
import { formatInstant } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import formClasses from '../../../ui/form/form.module.css';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { jobWords } from '../job-words.ts';
import classes from '../logs.module.css';
import { useRetry } from '../use-retry.ts';

const whenWords = ({ since, attempts, nextAttemptAt }: StuckJob): string => {
  const when = { since: formatInstant(since), next: formatInstant(nextAttemptAt) };
  return attempts === 1 ? m.stuck_when_once(when) : m.stuck_when({ ...when, attempts });
};

/** What the site should have done by itself and could not, why and since when; nothing while all is well. */
export function StuckJobs({ stuck }: { stuck: readonly StuckJob[] }) {
  const { message, isPending, retry } = useRetry();
  if (stuck.length === 0 && message === null) return null;
  return (
    <div>
      <div role="status">{message && <p className={classes.note}>{message}</p>}</div>
      {stuck.length > 0 && (
        <Section title={m.stuck_title()}>
          <p className={classes.note}>{m.stuck_note()}</p>
          <ul className={classes.lines}>
            {stuck.map((one) => (
              <li key={`${one.job} ${one.subject}`} className={`${classes.line} ${classes.stuck}`}>
                <p className={classes.head}>
                  <strong>{jobWords(one)}</strong>
                  <span lang="en" className={classes.message}>
                    {one.cause}
                  </span>
                  <span className={classes.when}>{whenWords(one)}</span>
                </p>
                <button
                  type="button"
                  className={formClasses.quiet}
                  aria-label={m.stuck_retry_of({ what: jobWords(one) })}
                  disabled={isPending}
                  onClick={() => void retry(one)}
                >
                  {m.stuck_retry()}
                </button>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
