import { expect, test } from 'vitest';
import { unhandledEmitters } from './rules/emitters.ts';
import { readSources } from './rules/modules.ts';

test('every emitter that a process creates has a listener for its error', () => {
  expect(unhandledEmitters(readSources())).toEqual([]);
});

test.each([
  'const client = new Client(url);',
  'const wss = new WebSocketServer({ noServer: true });',
  'const child = spawn(program, []);',
  'const file = createWriteStream(path);',
])('%s without a listener is found', (text) => {
  expect(unhandledEmitters(new Map([['infra/x.ts', text]]))).toHaveLength(1);
  expect(unhandledEmitters(new Map([['infra/x.ts', `${text} it.on('error', log);`]]))).toEqual([]);
});
