import type { ReviewOutput } from '@rondelle/contracts/moderation/moderation.outputs.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { usePaths } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { rollBackLink } from '../roll-back-link.ts';
import blocks from '../../../ui/blocks.module.css';

/** Members with many suspicious changes, each with a link to the roll-back page. For administrators. */
export function BusyMembers({ members }: Pick<ReviewOutput, 'members'>) {
  const paths = usePaths();
  return (
    <Section title={m.review_members_title()}>
      <ul className={blocks.rows}>
        {members.map(({ id, name, path, changes, from, to }) => (
          <li key={id} className={blocks.line}>
            <Link href={path}>{name}</Link>
            <strong>{m.review_members_changes({ count: changes })}</strong>
            <span>{m.review_members_between({ from: formatInstant(from), to: formatInstant(to) })}</span>
            <Link
              href={rollBackLink(paths.rollBack(), { id, from, to })}
              aria-label={`${m.review_members_roll_back()} – ${name}`}
            >
              {m.review_members_roll_back()}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
