import type { UserOutput } from '@rondelle/contracts/membership/member.outputs.ts';
import { EntryLine } from '../../ui/history/EntryLine.tsx';
import { Link } from '../../ui/link/Link.tsx';
import blocks from '../../ui/blocks.module.css';

/** A member's latest changes, most recent first. */
export function Contributions({ contributions }: Pick<UserOutput, 'contributions'>) {
  return (
    <ul className={blocks.rows}>
      {contributions.map(({ subject, ...entry }) => (
        <li key={entry.position}>
          <EntryLine entry={entry}>
            {subject.path && subject.name && <Link href={subject.path}>{subject.name}</Link>}
          </EntryLine>
        </li>
      ))}
    </ul>
  );
}
