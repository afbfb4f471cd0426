import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { PostCard, postOutput, postsOutput } from '@rondelle/contracts/site/content.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Content, InLanguages, Post } from '@rondelle/infra/content/content.ts';
import type { z } from 'zod';
import { latestFirst, pageOf } from './pages-of.ts';
import { withPaths } from './links.ts';

const perPage = 20;

/** A post in this language, or else in the other one, with the language it is in. */
const inLanguage = (post: InLanguages<Post>, lang: Language): [Post, Language] | null => {
  const other = lang === 'fr' ? 'en' : 'fr';
  if (post[lang]) return [post[lang], lang];
  return post[other] ? [post[other], other] : null;
};

const cardOf = (slug: string, post: Post, written: Language, lang: Language): PostCard => ({
  slug,
  path: pathsIn(lang).post(slug),
  title: post.title,
  description: post.description,
  date: post.date,
  author: post.author ?? null,
  lang: written,
});

const cardsIn = ({ posts }: Content, lang: Language): PostCard[] =>
  [...posts]
    .flatMap(([slug, post]) => {
      const found = inLanguage(post, lang);
      return found ? [cardOf(slug, ...found, lang)] : [];
    })
    .sort(latestFirst(({ date, slug }) => `${date} ${slug}`));

export const postsPage = (
  content: Content,
  { lang, page }: { lang: Language; page: number },
): z.output<typeof postsOutput> => {
  const { visible, paging } = pageOf(cardsIn(content, lang), page, perPage);
  return { posts: visible, paging };
};

export const postPage = (
  content: Content,
  { lang, post: slug }: { lang: Language; post: string },
  season: string | null,
): z.output<typeof postOutput> => {
  const found = inLanguage(content.posts.get(slug) ?? {}, lang);
  if (!found) throw new DomainError('post/unknown', 'post');
  const cards = cardsIn(content, lang);
  const at = cards.findIndex((card) => card.slug === slug);
  const [post, written] = found;
  return {
    ...cardOf(slug, post, written, lang),
    html: withPaths(post.html, written, season),
    newer: cards[at - 1] ?? null,
    older: cards[at + 1] ?? null,
  };
};
