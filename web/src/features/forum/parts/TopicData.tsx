import type { Post, TopicCard } from '@rondelle/contracts/community/forum.outputs.ts';
import { JsonLd } from '../../../lib/page/json-ld.tsx';
import { m } from '../../../paraglide/messages.js';
import { titleOf } from './TopicRow.tsx';

const person = (author: Post['author']) => ({
  '@type': 'Person',
  name: author?.name ?? m.forum_gone_member(),
  ...(author && { url: author.path }),
});
/** The text without its HTML tags and entities. The renderer escapes only these four characters. */
const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The topic as structured data for search engines (schema.org DiscussionForumPosting). */
export function TopicData({ topic, posts }: { topic: TopicCard; posts: readonly Post[] }) {
  const [first] = posts;
  if (!first) return null;
  // The opening post is on the first page, unless its author deleted it or it is hidden.
  const opening = first.isOpening ? first : null;
  return (
    <JsonLd
      data={{
        '@type': 'DiscussionForumPosting',
        headline: titleOf(topic),
        ...(opening && { text: plain(opening.html) }),
        author: person(topic.author),
        datePublished: topic.createdAt,
        inLanguage: `${topic.language}-CA`,
        url: topic.path,
        interactionStatistic: {
          '@type': 'InteractionCounter',
          interactionType: 'https://schema.org/CommentAction',
          userInteractionCount: topic.posts - 1,
        },
        comment: posts
          .filter((post) => post !== opening)
          .map(({ author, html, at, path }) => ({
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
