import type { Recorded } from '@rondelle/contracts/log/event.ts';
import { expect, test } from 'vitest';
import type { LoggedEvent } from '@rondelle/contracts/ports/event-log.ts';
import { replayOf } from './state-at.ts';

const recorded = (type: string, data: object) => ({ type, data }) as unknown as Recorded<LoggedEvent>;

test('retains the state at an event on which the fold throws, and applies later events', () => {
  const names = { leagueId: 1, seasonId: 1, key: null, categoryId: 1, regionId: 1, rulesetId: 1 };
  const name = { fr: 'Nord', en: 'North' };
  const states = replayOf('league', [
    recorded('LeagueCreated', { ...names, rulesetVersion: 1, name }),
    recorded('LeagueRestored', {
      ...names,
      rulesetVersion: 1,
      name,
      draw: null,
      entries: 7,
      supervisorIds: 7,
    }),
    recorded('LeagueRenamed', { leagueId: 1, seasonId: 1, name: { fr: 'Sud', en: 'South' } }),
  ]).map(({ after }) => after);
  expect(states[1]).toEqual(states[0]);
  expect(states[2]).toMatchObject({ name: { fr: 'Sud' } });
});
