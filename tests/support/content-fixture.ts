import { fileURLToPath } from 'node:url';
import type { Content } from '@rondelle/infra/content/content.ts';
import { ownContent, readContent } from '@rondelle/infra/content/read-content.ts';

/** Two posts, two videos, a playlist and two surveys, one of which is over. */
export const contentFixture = fileURLToPath(new URL('../fixtures/content', import.meta.url));

/** The texts of the product, and the posts, videos and surveys of the fixture. */
export const fixtureContent = async (): Promise<Content> => {
  const [own, fixture] = await Promise.all([readContent(ownContent), readContent(contentFixture)]);
  if (fixture.errors.length > 0) throw new Error(JSON.stringify(fixture.errors));
  return { ...fixture.content, texts: own.content.texts };
};
