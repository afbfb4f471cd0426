import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownContent } from '@rondelle/infra/content/read-content.ts';
import { contentFixture } from '../../../support/content-fixture.ts';

/** Creates a folder with the texts of the product and the posts, videos and surveys of the tests. */
export const mergedContent = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'rondelle-content-'));
  await cp(ownContent, folder, { recursive: true });
  await cp(contentFixture, folder, { recursive: true });
  return folder;
};
