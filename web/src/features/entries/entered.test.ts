import { expect, test } from 'vitest';
import { checkEntered, enteredWords, removeEntered } from './entered.ts';

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

test('names all entered teams', () => {
  const words = enteredWords('Saguenay', values);
  expect(words).toContain('Boréals');
  expect(words).toContain('Vigiles');
  expect(words).toContain('Saguenay');
});

test('removes each entered team with its own command on undo', async () => {
  const removed: { readonly commandId: string; readonly teamId: number }[] = [];
  await removeEntered(values, async (removal) => removed.push(removal));
  expect(removed.map(({ teamId }) => teamId)).toEqual([4, 9]);
  expect(new Set(removed.map(({ commandId }) => commandId)).size).toBe(2);
});
