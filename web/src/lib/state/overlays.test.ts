import { expect, test } from 'vitest';
import { addOverlay, closeOverlaysAbove } from './overlays.ts';

test('closes the overlays above a chosen one, the topmost first and each once', () => {
  const closed: string[] = [];
  for (const id of ['one', 'two', 'three']) addOverlay(id, () => closed.push(id));
  closeOverlaysAbove('three');
  expect(closed).toEqual([]);
  closeOverlaysAbove('one');
  expect(closed).toEqual(['three', 'two']);
  closeOverlaysAbove(null);
  expect(closed).toEqual(['three', 'two', 'one']);
  closeOverlaysAbove(null);
  expect(closed).toHaveLength(3);
});

test('an overlay that has closed by itself is skipped', () => {
  const closed: string[] = [];
  const remove = addOverlay('gone', () => closed.push('gone'));
  addOverlay('open', () => closed.push('open'));
  remove();
  remove();
  closeOverlaysAbove('of an earlier document');
  expect(closed).toEqual(['open']);
});
