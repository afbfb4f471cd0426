import { expect, test } from 'vitest';
import { pictureIn } from './picture.ts';

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('reads the type and size of a picture from its bytes', () => {
  expect(pictureIn(pixel)).toMatchObject({ type: 'image/png', width: 1, height: 1 });
});

test.each([
  ['a script instead of a picture', Buffer.from('<script>alert(1)</script>').toString('base64')],
  [
    'an SVG, because it may contain scripts',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>').toString('base64'),
  ],
  ['an empty file', ''],
  ['a picture with too many bytes', Buffer.alloc(400_000).toString('base64')],
])('refuses %s', (_, sent) => {
  expect(() => pictureIn(sent)).toThrow('request/invalid');
});
