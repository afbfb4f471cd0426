import { expect, test } from 'vitest';
import { type Event, stepsOf } from './stories.ts';

const ids = { leagueId: 1, seasonId: 19 };
const eventAt = (at: number, type: string, data: object) =>
  ({ type, data: { ...ids, ...data }, revision: String(at), position: String(at + 1) }) as unknown as Event;

test('describes only the requested steps, however long the history is', () => {
  let looks = 0;
  const name = {
    get fr() {
      looks += 1;
      return 'Ligue';
    },
    en: 'League',
  };
  const created = { key: null, categoryId: 3, regionId: 4, name, rulesetId: 1, rulesetVersion: 1 };
  const events = [
    eventAt(0, 'LeagueCreated', created),
    ...Array.from({ length: 500 }, (_, at) =>
      eventAt(at + 1, 'TeamEnteredLeague', { teamId: at + 1, divisionId: null }),
    ),
  ];
  const steps = stepsOf('league', 1, events);
  expect(steps).toHaveLength(501);
  const last = steps.at(-1);
  expect((last?.after.length ?? 0) - (last?.before.length ?? 0)).toBe(1);
  expect(looks).toBeLessThan(10);
});
