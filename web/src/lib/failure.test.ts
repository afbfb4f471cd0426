import { DomainError } from '@rondelle/contracts/errors.ts';
import { expect, test } from 'vitest';
import { failureOf, hasFailed } from './failure.ts';

test('names the unknown entity', () => {
  expect(failureOf({ cause: new DomainError('team/unknown', 'eid') })).toEqual({
    kind: 'unknown',
    what: 'team',
  });
  expect(failureOf({ data: { domainCode: 'season/unknown' } })).toEqual({ kind: 'unknown', what: 'season' });
});

test('an invalid page request, such as a team against itself, is an unknown page', () => {
  expect(failureOf({ cause: new DomainError('request/invalid', 'eid2') })).toEqual({
    kind: 'unknown',
    what: 'page',
  });
  expect(failureOf({ data: { domainCode: 'request/invalid' } })).toEqual({ kind: 'unknown', what: 'page' });
});

test('any other error is a failure', () => {
  expect(failureOf(new Error('no connection'))).toEqual({ kind: 'failed' });
  expect(failureOf({ cause: new DomainError('permission/denied', null) })).toEqual({ kind: 'failed' });
});

const unknownTeam = { data: { domainCode: 'team/unknown' } };
test.each([
  ['nothing came', undefined, new Error('503'), true],
  ['a later request is not answered', { teams: [] }, new Error('503'), false],
  ['the thing is gone', { name: 'Boréals' }, unknownTeam, true],
])('a query has failed or not when %s', (_name, data, error, failed) => {
  expect(hasFailed({ data, error, isError: true })).toBe(failed);
});
