import type { CompetitionEvent } from '@rondelle/contracts/competition/events.ts';
import { expect, test } from 'vitest';
import { rowsAfter } from '../engine/recorded-events.ts';
import { competitionCreators } from './competition-creators.view.ts';
import { supervisions } from './membership.views.ts';

const memberId = '0b7f3c1e-5a52-4c0d-9b1e-6a1d2f3e4c5b';
const data = { leagueId: 7, seasonId: 19, memberId };
const name = { fr: 'Nord', en: 'North' };
const facts = { key: null, categoryId: 3, regionId: 4, name, rulesetId: 1, rulesetVersion: 1 };
const joined = { type: 'LeagueSupervisorJoined', data } as const;
const accepted = { type: 'LeagueSupervisorAccepted', data } as const;
const left = { type: 'LeagueSupervisorLeft', data } as const;

const acceptedAfter = (...events: readonly CompetitionEvent[]): readonly unknown[] =>
  (
    rowsAfter([supervisions], ...events.map((event) => ['league-7', event] as const))['supervisions'] ?? []
  ).map((row) => row['accepted']);

test('a supervisor is pending until accepted, and again after leaving and rejoining', () => {
  expect(acceptedAfter(joined)).toEqual([false]);
  expect(acceptedAfter(joined, accepted)).toEqual([true]);
  expect(acceptedAfter(joined, accepted, left)).toEqual([]);
  expect(acceptedAfter(joined, accepted, left, joined)).toEqual([false]);
});

test('leaves supervisors of a restored league pending when the event has no `acceptedIds`', () => {
  const restored: CompetitionEvent = {
    type: 'LeagueRestored',
    data: { leagueId: 7, seasonId: 19, ...facts, draw: null, entries: [], supervisorIds: [memberId] },
  };
  expect(acceptedAfter(restored)).toEqual([false]);
});

test('stores no creator for a league that the site itself imports', () => {
  const created = { type: 'LeagueCreated', data: { leagueId: 7, seasonId: 19, ...facts } } as const;
  expect(rowsAfter([competitionCreators], ['league-7', created])['competition_creators']).toEqual([]);
});
