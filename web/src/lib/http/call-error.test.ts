import { expect, test } from 'vitest';
import { callErrorOf } from './call-error.ts';

class Refused extends Error {
  readonly data: object | null;
  constructor(data: object | null) {
    super('Cette équipe n’existe pas.');
    this.data = data;
  }
}

test("returns the server's message with its field", () => {
  const { code, field, message } = callErrorOf(
    new Refused({ domainCode: 'team/unknown', field: 'homeTeamId' }),
  );
  expect([code, field, message]).toEqual(['team/unknown', 'homeTeamId', 'Cette équipe n’existe pas.']);
});

test('a response without a domain code has an empty code', () => {
  expect(callErrorOf(new Refused({})).code).toBe('');
});

test('returns the fallback message when there is no response', () => {
  for (const error of [new TypeError('Failed to fetch'), new Refused(null), 'lost'])
    expect(callErrorOf(error, 'L’envoi a échoué.')).toMatchObject({
      code: null,
      message: 'L’envoi a échoué.',
    });
});
