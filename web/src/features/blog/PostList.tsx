import type { PostCard } from '@rondelle/contracts/site/content.ts';
import { formatDay } from '../../lib/format/format.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import blocks from '../../ui/blocks.module.css';

/** A list of posts with title, date and summary. */
export function PostList({ posts }: { posts: readonly PostCard[] }) {
  const { lang } = usePageLocation();
  return (
    <ul className={`${blocks.rows} ${blocks.prose}`}>
      {posts.map((post) => (
        <li key={post.slug} lang={post.lang === lang ? undefined : post.lang}>
          <Link href={post.path}>{post.title}</Link>
          <p className={blocks.note}>
            <time dateTime={post.date}>{formatDay(post.date)}</time>
            {post.author && ` · ${post.author}`}
            {post.lang !== lang && ` · ${m.blog_other_language()}`}
          </p>
          <p>{post.description}</p>
        </li>
      ))}
    </ul>
  );
}
