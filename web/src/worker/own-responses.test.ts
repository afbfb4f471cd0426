import { expect, test } from 'vitest';
import { isFile, isResult, stateIn } from './own-responses.ts';

const portal = '<html><body>Bienvenue à l’aréna! Acceptez les conditions.</body></html>';

test('does not accept the login page of a guest network as a page of the site', () => {
  expect(stateIn(portal)).toBeNull();
  expect(stateIn('<html><script type="application/json" id="state">{"url":"/fr"}</script></html>')).toBe(
    '{"url":"/fr"}',
  );
});

test.each([
  ['{"result":{"data":{"id":1}}}', true],
  ['{"result":{"data":null}}', true],
  ['{"result":"ok"}', false],
  ['{"ok":true}', false],
  ['null', false],
  [portal, false],
  ['', false],
])('%j is the result of a query: %s', (body, expected) => {
  expect(isResult(body)).toBe(expected);
});

const responseOf = (type: string, status = 200) =>
  new Response('', { status, headers: { 'content-type': type } });

test('does not accept a page or an error response as a file of the build', () => {
  expect(isFile(responseOf('text/javascript; charset=utf-8'))).toBe(true);
  expect(isFile(responseOf('text/html; charset=utf-8'))).toBe(false);
  expect(isFile(responseOf('text/javascript', 404))).toBe(false);
});
