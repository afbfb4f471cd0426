import { afterEach, expect, test, vi } from 'vitest';
import { outcomeOf, post } from './outcome.ts';

afterEach(() => vi.unstubAllGlobals());

const refused = (domainCode: string, httpStatus = 412) => ({
  error: { message: 'No.', data: { domainCode, httpStatus, field: null, conflict: null } },
});

test.each([
  [{ result: { data: { id: 1, revision: '4' } } }, 'answered'],
  [{ result: { data: null } }, 'answered'],
  [refused('game/changed'), 'refused'],
  [refused('', 400), 'refused'],
  [refused('session/required', 401), 'logged-out'],
  [refused('views/behind', 503), 'unanswered'],
  [refused('request/too-many', 429), 'unanswered'],
  [refused('', 500), 'unanswered'],
  [{ message: 'of a proxy' }, 'unanswered'],
  [{ ok: true }, 'unanswered'],
  [{ result: 'ok' }, 'unanswered'],
  [{ result: {} }, 'unanswered'],
  [{ error: { code: 511 } }, 'unanswered'],
  ['', 'unanswered'],
  [null, 'unanswered'],
] as const)('the outcome of %j is %s', (body, kind) => {
  expect(outcomeOf('game.record', body).kind).toBe(kind);
});

test('treats too many messages as refused, so that they do not block later entries', () => {
  expect(outcomeOf('chat.send', refused('request/too-many', 429)).kind).toBe('refused');
});

test.each([
  ['text/html', '<html><body>Bienvenue à l’aréna! Acceptez les conditions.</body></html>'],
  ['application/json', '{"ok":true}'],
  ['text/html', ''],
])('a status 200 of a guest network with %s %j is no response', async (type, body) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status: 200, headers: { 'content-type': type } }));
  expect(await post('game.record', {})).toEqual({ kind: 'unanswered' });
});
