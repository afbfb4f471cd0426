import { domainErrorOf } from '@rondelle/commands/domain-error-of.ts';
import { result } from '@rondelle/contracts/competition/game.events.ts';
import { maxGoals } from '@rondelle/contracts/competition/lists.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { domainErrorText } from './domain-errors.ts';

const textsOf = (schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value);
  if (!error) throw new Error('the value is valid');
  const refused = domainErrorOf(error);
  return [domainErrorText(refused, 'fr').replaceAll('\u00a0', ' '), domainErrorText(refused, 'en')];
};

test.each([
  [z.object({ a: z.int().max(50) }), { a: 60 }, 'a (au plus 50)', 'a (at most 50)'],
  [z.object({ a: z.int().min(0) }), { a: -1 }, 'a (au moins 0)', 'a (at least 0)'],
  [z.object({ a: z.string().max(3) }), { a: 'abcd' }, 'a (longueur : au plus 3)', 'a (length: at most 3)'],
  [z.object({ a: z.string().min(1) }), { a: '' }, 'a (longueur : au moins 1)', 'a (length: at least 1)'],
  [
    z.object({ a: z.array(z.int()).max(1) }),
    { a: [1, 2] },
    'a (nombre d’éléments : au plus 1)',
    'a (number of elements: at most 1)',
  ],
])('the error text of a rejected value states the exceeded bound', (schema, value, fr, en) => {
  expect(textsOf(schema, value)).toEqual([`paramètre invalide : ${fr}`, `invalid parameter: ${en}`]);
});

test('the error text of too many goals states their limit', () => {
  const score = { homeGoals: 60, awayGoals: 2, decidedIn: 'regulation', forfeitedBy: null };
  const [fr] = textsOf(result, { ...score, homeFairPlay: null, awayFairPlay: null });
  expect(fr).toBe(`paramètre invalide : homeGoals (au plus ${maxGoals})`);
});

test('the error text of a value of the wrong type states no bound', () => {
  const [fr, en] = textsOf(z.object({ a: z.int() }), { a: 'x' });
  expect(fr).toBe('paramètre invalide ou manquant : a');
  expect(en).not.toContain('(');
});
