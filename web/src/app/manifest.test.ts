import { expect, test } from 'vitest';
import { chunksOf } from './manifest.ts';

const files = (...chunks: ReturnType<typeof chunksOf>) => chunks.map(({ file }) => file);

test('returns a shared chunk once, before those that import it', () => {
  const manifest = {
    a: { file: 'a.js', imports: ['shared'] },
    b: { file: 'b.js', imports: ['shared'] },
    shared: { file: 'shared.js' },
  };
  expect(files(...chunksOf(manifest, ['a', 'b']))).toEqual(['shared.js', 'a.js', 'b.js']);
});

test('returns chunks that import each other once each', () => {
  const manifest = { a: { file: 'a.js', imports: ['b'] }, b: { file: 'b.js', imports: ['a'] } };
  expect(files(...chunksOf(manifest, ['a']))).toEqual(['b.js', 'a.js']);
});

test('omits a module that the manifest does not have', () => {
  expect(chunksOf({}, ['a'])).toEqual([]);
});
