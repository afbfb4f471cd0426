import { DomainError } from '@rondelle/contracts/errors.ts';
import { expect, test } from 'vitest';
import { failureOf, hasFailed, isWorthRetrying } from './failure.ts';

test('names the unknown entity', () => {
  expect(failureOf({ cause: new DomainError('team/unknown', 'eid') })).toEqual({
    kind: 'unknown',
    what: 'team',
  });
  expect(failureOf({ data: { domainCode: 'season/unknown' } })).toEqual({ kind: 'unknown', what: 'season' });
});

test('returns an unknown page for an invalid request, such as a team against itself', () => {
  expect(failureOf({ cause: new DomainError('request/invalid', 'eid2') })).toEqual({
    kind: 'unknown',
    what: 'page',
  });
  expect(failureOf({ data: { domainCode: 'request/invalid' } })).toEqual({ kind: 'unknown', what: 'page' });
});

class Responded extends Error {
  readonly data: object;
  constructor(httpStatus: number, domainCode: string) {
    super('les mots du site');
    this.data = { httpStatus, domainCode };
  }
}

test.each([
  [401, 'session/required', 'refused'],
  [403, 'permission/denied', 'refused'],
  [403, 'account/second-factor-required', 'refused'],
  [404, 'team/unknown', 'unknown'],
  [409, 'stream/conflict', 'refused'],
  [422, 'season/too-early', 'refused'],
  [429, 'request/too-many', 'busy'],
  [500, '', 'busy'],
  [503, 'views/behind', 'busy'],
] as const)(
  'a response with status %s and code “%s” is a failure of kind “%s”, and only “busy” is retried',
  (status, code, kind) => {
    const error = new Responded(status, code);
    const failure = failureOf(error);
    expect(failure.kind).toBe(kind);
    if (kind === 'refused' || kind === 'busy') expect(failure).toMatchObject({ message: 'les mots du site' });
    expect(isWorthRetrying(error)).toBe(kind === 'busy');
  },
);

test('returns a failure that can be retried for an error without a response', () => {
  expect(failureOf(new Error('no connection'))).toEqual({ kind: 'failed' });
  expect(isWorthRetrying(new Error('no connection'))).toBe(true);
});

test('an error of an in-process call has no message of the site', () => {
  expect(failureOf({ cause: new DomainError('permission/denied', null) })).toEqual({
    kind: 'refused',
    code: 'permission/denied',
    message: '',
  });
});

const unknownTeam = { data: { domainCode: 'team/unknown' } };
test.each([
  ['there is no response', undefined, new Error('503'), true],
  ['a later request gets no response', { teams: [] }, new Error('503'), false],
  ['the entity is deleted', { name: 'Boréals' }, unknownTeam, true],
  ['the reader may not see it any more', { name: 'Boréals' }, new Responded(403, 'permission/denied'), true],
  ['the site is busy', { name: 'Boréals' }, new Responded(503, 'views/behind'), false],
])('returns whether a query has failed when %s', (_name, data, error, failed) => {
  expect(hasFailed({ data, error, isError: true })).toBe(failed);
});
