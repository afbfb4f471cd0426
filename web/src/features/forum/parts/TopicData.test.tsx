import type { Post, TopicCard } from '@rondelle/contracts/community/forum.outputs.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TopicData } from './TopicData.tsx';

const [ada, bea] = ['Ada', 'Béa'].map((name, at) => ({ id: at + 1, name, path: `/fr/u-${at + 1}` }));
const topic = {
  id: 1,
  title: 'Patins aiguisés',
  path: '/fr/forum/t-1-patins-aiguises',
  language: 'fr',
  author: ada,
  createdAt: '2026-01-31T20:00:00.000Z',
  posts: 21,
} as unknown as TopicCard;
const post = (id: number, author: typeof ada, html: string, isOpening: boolean) =>
  ({ id, author, html, isOpening, at: topic.createdAt, path: `${topic.path}?post=${id}#p-${id}` }) as Post;

const dataOf = (posts: readonly Post[]): Record<string, unknown> =>
  JSON.parse(
    /<script[^>]*>([\s\S]*?)<\/script>/.exec(
      renderToStaticMarkup(<TopicData topic={topic} posts={posts} />),
    )?.[1] ?? '{}',
  );

test('structured data contain the text of the opening post, and no other', () => {
  const [opening, reply] = [post(1, ada, '<p>Où?</p>', true), post(2, bea, '<p>Ici</p>', false)];
  expect(dataOf([opening, reply])).toMatchObject({ text: 'Où?', comment: [{ text: 'Ici' }] });
  // As on the second page, or once the opening post is hidden.
  const later = dataOf([reply]);
  expect(later).not.toHaveProperty('text');
  expect(later).toMatchObject({
    author: { name: 'Ada' },
    comment: [{ text: 'Ici', author: { name: 'Béa' } }],
  });
});
