import { DomainError } from '@rondelle/contracts/errors.ts';
import { expect, test } from 'vitest';
import { failureOf } from './failure.ts';

test('what does not exist is named', () => {
  expect(failureOf({ cause: new DomainError('team/unknown', 'eid') })).toEqual({
    kind: 'unknown',
    what: 'team',
  });
  expect(failureOf({ data: { domainCode: 'season/unknown' } })).toEqual({ kind: 'unknown', what: 'season' });
});

test('a page whose question makes no sense, such as a team against itself, does not exist', () => {
  expect(failureOf({ cause: new DomainError('request/invalid', 'eid2') })).toEqual({
    kind: 'unknown',
    what: 'page',
  });
  expect(failureOf({ data: { domainCode: 'request/invalid' } })).toEqual({ kind: 'unknown', what: 'page' });
});

test('everything else has failed', () => {
  expect(failureOf(new Error('no connection'))).toEqual({ kind: 'failed' });
  expect(failureOf({ cause: new DomainError('permission/denied', null) })).toEqual({ kind: 'failed' });
});
