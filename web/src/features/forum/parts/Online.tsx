import { usePageQuery } from '../../../lib/page/page-queries.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import blocks from '../../../ui/blocks.module.css';

const countWords = (members: number): string => {
  if (members === 0) return m.forum_online_none();
  return members === 1 ? m.forum_online_one() : m.forum_online_count({ count: members });
};

/** Number of members online, and the names of those who chose to be visible. */
export function Online() {
  const { data } = usePageQuery('forum', 'online');
  if (!data) return null;
  return (
    <Section title={m.forum_online()}>
      <p>{countWords(data.members)}</p>
      {data.names.length > 0 && (
        <ul className={blocks.line}>
          {data.names.map(({ id, name, path }) => (
            <li key={id}>
              <Link href={path}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
