import { formatInstant } from '../../lib/format/format.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import blocks from '../../ui/blocks.module.css';

/** A member's latest forum posts; nothing when there are none. */
export function ForumPosts() {
  const { data } = usePageQuery('user', 'posts');
  if (!data || data.posts.length === 0) return null;
  return (
    <Section title={m.user_posts()}>
      <ul className={blocks.rows}>
        {data.posts.map(({ id, title, path, at, excerpt }) => (
          <li key={id}>
            <Link href={path}>{title}</Link>{' '}
            <time className={blocks.note} dateTime={at}>
              {formatInstant(at)}
            </time>
            <p className={blocks.note}>{excerpt}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
