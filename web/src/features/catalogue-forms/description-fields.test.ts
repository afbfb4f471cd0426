import { expect, test } from 'vitest';
import { checkDescription, descriptionIn, descriptionValues } from './DescriptionFields.tsx';

test('a description without an English text uses the French one in both languages', () => {
  const values = { description: ' Au nord. ', descriptionEn: ' ' };
  expect(descriptionIn(values)).toEqual({ fr: 'Au nord.', en: 'Au nord.' });
  expect(checkDescription(values)).toEqual([]);
});

test('empty fields remove a description', () => {
  expect(descriptionIn(descriptionValues(null))).toBeNull();
  expect(checkDescription(descriptionValues(null))).toEqual([]);
});

test('rejects an English description without a French one', () => {
  const values = { description: '', descriptionEn: 'Up north.' };
  expect(checkDescription(values)).toMatchObject([{ field: 'description' }]);
});
