import { readFileSync } from 'node:fs';
import path from 'node:path';
import { settingList } from '@rondelle/infra/config/setting-list.ts';
import { expect, test } from 'vitest';
import { root } from './rules/modules.ts';

test('the README lists every setting with its default', () => {
  const rows = readFileSync(path.join(root, 'README.md'), 'utf8').split('\n');
  const missing = settingList.filter(
    ({ name, fallback }) => !rows.some((row) => row.startsWith(`| \`${name}\``) && row.includes(fallback)),
  );
  expect(missing.map(({ name, fallback }) => `| \`${name}\` | ${fallback}`)).toEqual([]);
});
