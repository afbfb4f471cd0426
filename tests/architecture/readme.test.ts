import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { settingList } from '@rondelle/infra/config/setting-list.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { root } from './rules/modules.ts';

test('the README lists every setting with its default', () => {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| `([A-Z_]+)` \|(?: ([^|]+))? \|/gm)];
  const listed = rows.map(([, name, fallback = '']) => ({ name, fallback }));
  const expected = settingList.map(({ name, schema }) => {
    const { default: fallback = '' } = z.toJSONSchema(schema, { io: 'input' });
    return { name, fallback };
  });
  expect(new Set(listed)).toEqual(new Set(expected));
});

const adrList = 'infra/adr/README.md';
const adrs = readdirSync(path.join(root, 'infra/adr'))
  .map((file) => `infra/adr/${file}`)
  .filter((file) => file !== adrList);

const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !/^(content|tests\/fixtures)\//.test(file));
const wordsIn = (document: string) => readFileSync(path.join(root, document), 'utf8').split(/\s+/).length;

test.each(documents)('every file that %s links to exists', (document) => {
  const text = readFileSync(path.join(root, document), 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !existsSync(path.join(root, path.dirname(document), link)))).toEqual([]);
});

test('the architecture fits two pages, and each ADR one', () => {
  expect(wordsIn('ARCHITECTURE.md')).toBeLessThanOrEqual(1_200);
  expect(adrs.filter((adr) => wordsIn(adr) > 550)).toEqual([]);
});

test('no two ADRs share a number, and each title starts with its number', () => {
  const numbers = adrs.map((file) => Number(path.basename(file).split('-', 1)[0]));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  const titles = adrs.map((file) => readFileSync(path.join(root, file), 'utf8').split('.', 1)[0]);
  expect(titles).toEqual(numbers.map((number) => `# ${number}`));
});

test('the list of ADRs links each one exactly once, under its title', () => {
  const links = [...readFileSync(path.join(root, adrList), 'utf8').matchAll(/\[[^\]]+\]\([^)]+\)/g)];
  const expected = adrs.map((file) => {
    const [heading = ''] = readFileSync(path.join(root, file), 'utf8').split('\n', 1);
    return `[${heading.replace('# ', '')}](${path.basename(file)})`;
  });
  expect(links.map(([link]) => link).toSorted()).toEqual(expected.toSorted());
});
