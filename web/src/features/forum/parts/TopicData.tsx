import type { Post, TopicCard } from '@rondelle/contracts/community/forum.outputs.ts';
import { JsonLd } from '../../../lib/json-ld.tsx';
import { m } from '../../../paraglide/messages.js';
import { titleOf } from './TopicRow.tsx';

const person = (author: Post['author']) => ({
  '@type': 'Person',
  name: author?.name ?? m.forum_gone_member(),
  ...(author && { url: author.path }),
});
/** Words without what marks them: signs of HTML are only ever those that it escapes. */
const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The topic for search engines: who wrote what, when, and how many answered. */
export function TopicData({ topic, posts }: { topic: TopicCard; posts: readonly Post[] }) {
  const [first, ...others] = posts;
  if (!first) return null;
  return (
    <JsonLd
      data={{
        '@type': 'DiscussionForumPosting',
        headline: titleOf(topic),
        text: plain(first.html),
        author: person(topic.author),
        datePublished: topic.createdAt,
        inLanguage: `${topic.language}-CA`,
        url: topic.path,
        interactionStatistic: {
          '@type': 'InteractionCounter',
          interactionType: 'https://schema.org/CommentAction',
          userInteractionCount: topic.posts - 1,
        },
        comment: others.map(({ author, html, at, path }) => ({
          '@type': 'Comment',
          text: plain(html),
          author: person(author),
          datePublished: at,
          url: path,
        })),
      }}
    />
  );
}
