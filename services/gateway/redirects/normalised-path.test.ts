import { expect, test } from 'vitest';
import { normalisedPath } from './normalised-path.ts';

test.each([
  ['/fr/%ff', '/fr/%25ff'],
  ['/fr/100%', '/fr/100%25'],
  ['/fr/%C3%A9quipe/%E9', '/fr/%C3%A9quipe/%25E9'],
  ['/fr/%zz?q=%ff', '/fr/%25zz?q=%ff'],
])('turns %s into %s, which can be decoded', (url, mended) => {
  expect(normalisedPath(url)).toBe(mended);
  expect(() => decodeURIComponent(mended.split('?')[0] ?? '')).not.toThrow();
});

test('leaves a path that can be decoded unchanged', () =>
  expect(normalisedPath('/fr/a%20b/?c=1')).toBe('/fr/a%20b/?c=1'));
