import { expect, test } from 'vitest';
import { m } from '../../paraglide/messages.js';
import { outcomeOfUndo } from './outcome-of-undo.ts';

const refused = (domainCode: string) => () =>
  Promise.reject(Object.assign(new Error('built upon'), { data: { domainCode } }));

test('offers a retry of an undo that got no response or stopped halfway', async () => {
  const cut = await outcomeOfUndo(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(cut).toEqual({ message: m.form_failed(), again: true });
  const partly = await outcomeOfUndo(async () => ({ refused: [{}] }));
  expect(partly).toEqual({ message: m.undo_together_partly(), again: true });
});

test('offers no retry of an undo that is complete or permanently refused', async () => {
  expect(await outcomeOfUndo(async () => ({ refused: [] }))).toEqual({
    message: m.toast_undone(),
    again: false,
  });
  expect(await outcomeOfUndo(refused('event/built-upon'))).toEqual({ message: 'built upon', again: false });
});
