import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chunkOf } from './chunks.ts';
import { featureOfModule } from './message-files.ts';

const web = '/somewhere/web/src';

test.each([
  [`${web}/ui/game-list/GameRow.tsx`, 'games'],
  [`${web}/ui/game-words/game-words.ts`, 'shared'],
  [`${web}/lib/live/use-live.ts`, 'live'],
  [`${web}/paraglide/messages/history_undo.js`, 'histories'],
  [`${web}/paraglide/messages/criterion_goaldifference1.js`, 'criteria'],
  ['/somewhere/contracts/src/membership/roles.ts', 'permissions'],
  ['/somewhere/node_modules/@mantine/core/esm/components/Menu/Menu.mjs', 'popovers'],
  ['/somewhere/node_modules/@mantine/core/styles/Menu.css', 'popovers'],
  ['/somewhere/node_modules/@mantine/core/esm/components/Tabs/Tabs.mjs', 'pieces'],
  [`${web}/features/home/HomePage.tsx`, null],
])('the chunk of %s is %s', (id, chunk) => {
  expect(chunkOf(id)).toBe(chunk);
});

test('assigns every compiled message to a feature', () => {
  const compiled = readdirSync(join(import.meta.dirname, '../src/paraglide/messages'))
    .filter((file) => file.endsWith('.js') && file !== '_index.js')
    .map((file) => file.replace(/\.js$/, ''));
  expect(compiled.length).toBeGreaterThan(100);
  expect(compiled.filter((message) => !featureOfModule.has(message))).toEqual([]);
});
