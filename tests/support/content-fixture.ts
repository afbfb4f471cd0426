import { fileURLToPath } from 'node:url';
import type { Content } from '@rondelle/infra/content/content.ts';
import { ownContent, readContent } from '@rondelle/infra/content/read-content.ts';

/** Two posts, two videos, a playlist and two surveys, one of which is over. */
export const contentFixture = fileURLToPath(new URL('../fixtures/content', import.meta.url));

/** The texts that ship with the product, and those posts, videos and surveys. */
export const fixtureContent = async (): Promise<Content> => {
  const [own, fixture] = await Promise.all([readContent(ownContent), readContent(contentFixture)]);
  if (fixture.faults.length > 0) throw new Error(JSON.stringify(fixture.faults));
  return { ...fixture.content, texts: own.content.texts };
};
