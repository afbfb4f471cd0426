import type { ForumPostsOutput } from '@rondelle/contracts/community/forum.outputs.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';
import type { Addresses } from './addresses.ts';
import { description, element } from './feed.ts';
import { xmlText } from './xml-text.ts';

type Post = ForumPostsOutput['posts'][number];

const itemOf = ({ id, title, path, at, author, excerpt }: Post, { origin, firstOrigin }: Addresses): string =>
  [
    '<item>',
    element('title', author ? `${author.name} · ${title}` : title),
    element('link', `${origin}${path}`),
    // Not the post's address, because it contains the topic's title, and titles may change.
    element('guid', `post-${id}@${new URL(firstOrigin).hostname}`, ' isPermaLink="false"'),
    element('pubDate', new Date(at).toUTCString()),
    description(excerpt),
    '</item>',
  ].join('');

/** The latest posts of the forum as RSS 2.0. `self` is the URL of the feed. */
export const forumFeedOf = (
  posts: readonly Post[],
  lang: Language,
  addresses: Addresses,
  self: string,
): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', `Rondelle · ${m.forum_title({}, { locale: lang })}`),
    element('link', `${addresses.origin}${pathsIn(lang).forum()}`),
    description(m.forum_feed({}, { locale: lang })),
    element('language', `${lang}-ca`),
    '<ttl>15</ttl>',
    `<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => itemOf(post, addresses)),
    '</channel></rss>',
    '',
  ].join('\n');
