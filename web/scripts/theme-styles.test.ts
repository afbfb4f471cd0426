import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { themeStyles } from './theme-styles.ts';

const source = fileURLToPath(new URL('../src', import.meta.url));
const sheets = path.join(fileURLToPath(import.meta.resolve('@mantine/core/styles.css')), '../styles');

/** The texts that name variables: our sources, and Mantine's sheets of the components in use. */
const namingTexts = async (): Promise<string[]> => {
  const files = (await readdir(source, { recursive: true })).filter((file) => /\.(?:tsx?|css)$/.test(file));
  const own = await Promise.all(files.map((file) => readFile(path.join(source, file), 'utf8')));
  const used = new Set(
    own.flatMap((text) =>
      [...text.matchAll(/@mantine\/core\/styles\/([\w-]+\.css)/g)].map(([, name = '']) => name),
    ),
  );
  return [...own, ...(await Promise.all([...used].map((name) => readFile(path.join(sheets, name), 'utf8'))))];
};

test('every colour variable that a style names is defined', async () => {
  const texts = [themeStyles(), ...(await namingTexts())];
  const named = texts.flatMap((text) =>
    [...text.matchAll(/var\((--mantine-color-[a-z]+-[\w-]+)/g)].map(([, name = '']) => name),
  );
  const missing = [...new Set(named)].filter((name) => !texts.some((text) => text.includes(`${name}:`)));
  expect(named.length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});

test('the sheet has the tokens of both schemes and the classes that depend on the width', () => {
  const css = themeStyles();
  expect(css).toMatch(/\[data-mantine-color-scheme="dark"\][^}]*--r-ice: #0a1322/);
  expect(css).toMatch(/\[data-mantine-color-scheme="light"\][^}]*--r-ice: #f6f9fc/);
  expect(css).toContain('.mantine-hidden-from-md');
});
