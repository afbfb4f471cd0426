import type { TopicCard } from '@rondelle/contracts/community/forum.outputs.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { usePageLocation } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import blocks from '../../../ui/blocks.module.css';

const nameOf = (author: TopicCard['author']): string => author?.name ?? m.forum_gone_member();

export const titleOf = ({ title }: Pick<TopicCard, 'title'>): string =>
  title === '' ? m.forum_untitled() : title;

export const postsWords = (posts: number): string =>
  posts === 1 ? m.forum_posts_one() : m.forum_posts({ count: posts });

/** A row for a topic: title, number of posts, category or league, first and last author. */
export function TopicRow({ topic, showsForum }: { topic: TopicCard; showsForum: boolean }) {
  const { lang } = usePageLocation();
  const { path, place, author, isPinned, isLocked, posts, last, language } = topic;
  return (
    <li className={blocks.split}>
      <span>
        {isPinned && <span className={blocks.badge}>{m.forum_pinned()}</span>}
        {isPinned && ' '}
        {isLocked && <span className={blocks.badge}>{m.forum_locked()}</span>}
        {isLocked && ' '}
        <Link href={path} className={blocks.name} lang={language === lang ? undefined : language}>
          {titleOf(topic)}
        </Link>
      </span>
      <span className={blocks.note}>{postsWords(posts)}</span>
      <span className={`${blocks.note} ${blocks.across}`}>
        {showsForum && (
          <>
            <Link href={place.path}>{place.name}</Link> ·{' '}
          </>
        )}
        {m.forum_by({ who: nameOf(author) })} ·{' '}
        <Link href={last.path}>
          {m.forum_last({ who: nameOf(last.author), when: formatInstant(last.at) })}
        </Link>
      </span>
    </li>
  );
}
