import { expect, test } from 'vitest';
import { addOverlay, closeTopOverlay } from './overlays.ts';

test('closes the topmost overlay only, and each once', () => {
  const closed: string[] = [];
  addOverlay(() => closed.push('below'));
  addOverlay(() => closed.push('above'));
  expect(closeTopOverlay()).toBe(true);
  expect(closed).toEqual(['above']);
  expect(closeTopOverlay()).toBe(true);
  expect(closed).toEqual(['above', 'below']);
  expect(closeTopOverlay()).toBe(false);
});

test('an overlay that has closed by itself is skipped', () => {
  const closed: string[] = [];
  const remove = addOverlay(() => closed.push('gone'));
  addOverlay(() => closed.push('open'));
  remove();
  remove();
  closeTopOverlay();
  expect(closeTopOverlay()).toBe(false);
  expect(closed).toEqual(['open']);
});
