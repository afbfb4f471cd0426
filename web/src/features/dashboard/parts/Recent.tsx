import type { DashboardOutput } from '@rondelle/contracts/following/following.outputs.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { activityWords } from '../../../ui/history/activity-words.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import blocks from '../../../ui/blocks.module.css';

/** The member's own changes, latest first. */
export function Recent({ recent }: Pick<DashboardOutput, 'recent'>) {
  return (
    <Section title={m.dashboard_recent()}>
      {recent.length === 0 && <p>{m.dashboard_recent_none()}</p>}
      <ol className={blocks.rows}>
        {recent.map(({ position, action, subject, recordedAt }) => (
          <li key={position} className={blocks.ends}>
            <span>
              <strong>{activityWords(action)}</strong>{' '}
              {subject.path && subject.name && <Link href={subject.path}>{subject.name}</Link>}
            </span>
            <time className={blocks.note} dateTime={recordedAt}>
              {formatInstant(recordedAt)}
            </time>
          </li>
        ))}
      </ol>
    </Section>
  );
}
