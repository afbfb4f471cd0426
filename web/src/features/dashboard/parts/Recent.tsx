import type { DashboardOutput } from '@rondelle/contracts/following/following.outputs.ts';
import { m } from '../../../paraglide/messages.js';
import { EntryLine } from '../../../ui/history/EntryLine.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import blocks from '../../../ui/blocks.module.css';

/** The member's own changes, latest first. */
export function Recent({ recent }: Pick<DashboardOutput, 'recent'>) {
  return (
    <Section title={m.dashboard_recent()}>
      {recent.length === 0 && <p>{m.dashboard_recent_none()}</p>}
      <ol className={blocks.rows}>
        {recent.map(({ subject, ...entry }) => (
          <li key={entry.position}>
            <EntryLine entry={entry}>
              {subject.path && subject.name && <Link href={subject.path}>{subject.name}</Link>}
            </EntryLine>
          </li>
        ))}
      </ol>
    </Section>
  );
}
