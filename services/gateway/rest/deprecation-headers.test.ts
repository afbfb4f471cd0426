import { expect, test } from 'vitest';
import { deprecationHeaders } from './deprecation-headers.ts';

test('names the dates and the successor of a deprecated call', () => {
  expect(deprecationHeaders({ since: '2026-11-23', until: '2027-11-23', instead: '/search' })).toEqual({
    deprecation: '@1795392000',
    sunset: 'Tue, 23 Nov 2027 00:00:00 GMT',
    link: '</api/v1/search>; rel="successor-version"',
  });
  expect(deprecationHeaders({ since: '2026-11-23' })).toEqual({ deprecation: '@1795392000' });
});
