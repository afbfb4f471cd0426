import { expect, test } from 'vitest';
import { refusalOf } from './refusal.ts';

class Refused extends Error {
  readonly data: object | null;
  constructor(data: object | null) {
    super('Cette équipe n’existe pas.');
    this.data = data;
  }
}

test('the server’s words are told, with the field that they are about', () => {
  const { code, field, message } = refusalOf(
    new Refused({ domainCode: 'team/unknown', field: 'homeTeamId' }),
  );
  expect([code, field, message]).toEqual(['team/unknown', 'homeTeamId', 'Cette équipe n’existe pas.']);
});

test('an answer without a word of the domain is an answer', () => {
  expect(refusalOf(new Refused({})).code).toBe('');
});

test('what is no answer is said to have failed', () => {
  for (const error of [new TypeError('Failed to fetch'), new Refused(null), 'lost'])
    expect(refusalOf(error, 'L’envoi a échoué.')).toMatchObject({ code: null, message: 'L’envoi a échoué.' });
});
