import type { Sources } from './modules.ts';

const object = /const (\w+): (?:Readonly<)?Record<string, [^=\n]*> = \{\s*[^\s}]/g;

const isProduct = (file: string): boolean => !file.startsWith('tests/') && !/\.test\.tsx?$/.test(file);

/**
 * Objects used as dictionaries: looked up by a text, they also have the inherited properties, such as `constructor`. A
 * `Map` has only its own entries.
 */
export const dictionariesIn = (sources: Sources): string[] =>
  [...sources].flatMap(([file, text]) =>
    isProduct(file)
      ? [...text.matchAll(object)]
          .filter(([, name = '']) => new RegExp(`\\b${name}\\[(?!['"])`).test(text))
          .map(([, name]) => `${file}: ${name}`)
      : [],
  );
