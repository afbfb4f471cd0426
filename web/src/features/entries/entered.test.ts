import { expect, test } from 'vitest';
import { checkEntered, entered } from './entered.ts';

const values = {
  teams: JSON.stringify([
    { id: 4, name: 'Boréals' },
    { id: 9, name: 'Vigiles' },
  ]),
};

test('returns a field error only when no team is chosen', () => {
  expect(checkEntered({ teams: '' })).toMatchObject([{ field: 'teamId' }]);
  expect(checkEntered(values)).toEqual([]);
});

test('names all entered teams, and removes each with its own command on undo', async () => {
  const removed: { readonly commandId: string; readonly teamId: number }[] = [];
  const { message, undo } = entered('Saguenay', values, async (removal) => removed.push(removal));
  expect(message).toContain('Boréals');
  expect(message).toContain('Vigiles');
  expect(message).toContain('Saguenay');
  await undo?.();
  expect(removed.map(({ teamId }) => teamId)).toEqual([4, 9]);
  expect(new Set(removed.map(({ commandId }) => commandId)).size).toBe(2);
});
