import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './rules/modules.ts';

const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => /\.(ts|tsx|mjs|js|json|md|css|sql|sh|csv|ya?ml)$|^\.(ci|npmrc|gitignore)/.test(file));

/** Joins halves of words, so that this file does not contain the searched words. */
const words = (...halves: readonly (readonly [string, string])[]): RegExp =>
  new RegExp(halves.map(([a, b]) => `\\b${a}${b}`).join('|'), 'i');

const rules = {
  'a path of one machine': /(?<![\w./-])\/(?:work|home|Users|root)\/[\w.-]+/,
  'a registry': /registry\.(?:npmjs|yarnpkg)|npm\.pkg\.github|"resolved": "https?:/,
  'a note of work left to do': words(['TO', 'DO\\b'], ['FIX', 'ME\\b'], ['XX', 'X\\b']),
  'an author that is a program': words(
    ['chat', 'gpt'],
    ['anth', 'ropic'],
    ['co-authored', '-by:'],
    ['clau', 'de\\b'],
  ),
  'a secret': /-----BEGIN [A-Z ]*PRIVATE KEY|\bgh[pousr]_\w{30,}|\bAKIA[A-Z0-9]{16}\b/,
} as const;

const found = (rule: RegExp, file: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, at) => (rule.test(line) ? [`${file}:${at + 1}: ${line.trim().slice(0, 120)}`] : []));

describe('no file of the tree contains', () => {
  test.each(Object.entries(rules))('%s', (_, rule) => {
    expect(files.length).toBeGreaterThan(200);
    const lines = files
      .filter((file) => file !== 'tests/architecture/tree.test.ts')
      .flatMap((file) => found(rule, file, readFileSync(path.join(root, file), 'utf8')));
    expect(lines).toEqual([]);
  });
});

test.each([
  ['a path of one machine', 'const folder = "/home/somebody/data"'],
  ['a registry', 'registry=https://registry.npmjs.org/'],
  ['a note of work left to do', ['// TO', 'DO: later'].join('')],
  ['a secret', ['-----BEGIN RSA', 'PRIVATE KEY-----'].join(' ')],
] as const)('%s is found', (name, line) => {
  expect(found(rules[name], 'file.ts', line)).toHaveLength(1);
});

test('styles of our own have at most 2,150 lines', () => {
  const styles = files.filter((file) => file.endsWith('.css'));
  const lines = styles.reduce(
    (sum, file) => sum + readFileSync(path.join(root, file), 'utf8').split('\n').length - 1,
    0,
  );
  expect(styles.length).toBeGreaterThan(20);
  expect(lines).toBeLessThanOrEqual(2_150);
});
