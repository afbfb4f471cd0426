import { teamForecast } from '@rondelle/projections/outlook/team-forecast.queries.ts';
import { type Simulate, simulateInParts } from '@rondelle/projections/outlook/simulate-in-parts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Site } from './support/site.ts';
import { type Ids, openSmallSite } from './support/small-season.ts';

let site: Site;
let ids: Ids;
beforeAll(async () => {
  ({ site, ids } = await openSmallSite());
});
afterAll(() => site?.close());

/** The forecast of a team, and how many seasons were simulated for it. */
const asked = async (sid: string) => {
  let simulated = 0;
  const simulate: Simulate = (race, seed, simulations) => {
    simulated += simulations;
    return simulateInParts(race, seed, simulations);
  };
  const { forecast } = await teamForecast(site.db, { lang: 'fr', sid, eid: ids.team('sept') }, simulate);
  return { forecast, simulated };
};

test('a team of a league with games to come has a forecast, and a chance for every week before', async () => {
  const { forecast, simulated } = await asked('2024-2025');
  expect(forecast?.line.length).toBeGreaterThan(1);
  expect(simulated).toBeGreaterThan(10_000);
});

test('a team of a league that is over has none, and nothing is simulated to find out', async () => {
  expect(await asked('2023-2024')).toEqual({ forecast: null, simulated: 0 });
});
