import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localPath, pathOfPage } from './local-path.ts';
import { matchPath } from './routes.ts';

const origin = 'https://rondelle.example';

const signs = [
  '/ // \\ .. . %2e %2F %5c %ff ? # @ : é \u2028 \ud800 http: javascript: evil.example fr en accueil next='.split(
    ' ',
  ),
  [' ', '\t', '\n', '\r', '\0'],
].flat();
/** Strings of the parts that change the meaning of a URL, in any order, and arbitrary strings. */
const targets = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(fc.constantFrom(...signs), { maxLength: 12 }).map((parts) => parts.join('')),
);

/** Returns true when a browser stays on the site, even if it resolves the resulting path once more. */
const staysHere = (path: string): boolean => {
  const url = new URL(path, origin);
  return url.origin === origin && new URL(url.pathname + url.search, origin).origin === origin;
};

describe('localPath', () => {
  test.each([
    ['/fr/accueil', '/fr/accueil'],
    ['/fr/recherche?q=%C3%A9#x', '/fr/recherche?q=%C3%A9#x'],
    ['//evil.example/%ff', '/evil.example/%ff'],
    ['/\\evil.example', '/evil.example'],
    ['\t//evil.example', '/evil.example'],
    ['/fr/..//evil.example', '/evil.example'],
    ['https://evil.example', '/https://evil.example'],
    ['/fr/é\r\nSet-Cookie: a=b', '/fr/%C3%A9Set-Cookie:%20a=b'],
    ['', '/'],
  ])('turns %j into %s', (target, path) => expect(localPath(target)).toBe(path));

  test('returns a path with one leading slash that leads to no other site, for any input', () => {
    fc.assert(
      fc.property(targets, (target) => {
        const path = localPath(target);
        expect(path).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
        expect(staysHere(path)).toBe(true);
        expect(localPath(path)).toBe(path);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('pathOfPage', () => {
  test('returns a known page of this site, or null', () => {
    fc.assert(
      fc.property(
        targets,
        fc.constantFrom('', '/fr/', '/en/', '/fr/accueil', '/fr/2024-2025'),
        (more, start) => {
          const path = pathOfPage(start + more);
          if (path === null) return;
          expect(path).toMatch(/^\/(?:fr|en)\/[\x21-\x7e]*$/);
          expect(staysHere(path)).toBe(true);
          expect(matchPath(new URL(path, origin).pathname)).not.toBeNull();
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test.each([null, '', '/', '/fr', '/fr/nulle-part', 'fr/accueil', '/fr//accueil', '/fr/accueil\n'])(
    'returns null for %j',
    (requested) => expect(pathOfPage(requested)).toBeNull(),
  );

  test('retains the query', () => expect(pathOfPage('/fr/recherche?q=a&b=c')).toBe('/fr/recherche?q=a&b=c'));
});
