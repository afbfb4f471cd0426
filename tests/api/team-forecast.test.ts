import { teamForecast } from '@rondelle/projections/outlook/team-forecast.queries.ts';
import { type Simulations, simulationsHere } from '@rondelle/projections/outlook/simulations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Site } from './support/site.ts';
import { type Ids, openSmallSite } from './support/small-season.ts';

let site: Site;
let ids: Ids;
beforeAll(async () => {
  ({ site, ids } = await openSmallSite());
});
afterAll(() => site?.close());

/** The forecast of a team, and what was simulated for it. */
const asked = async (sid: string) => {
  const done: string[] = [];
  const counted: Simulations = {
    simulate: (...rest) => {
      done.push('the rest of the season');
      return simulationsHere.simulate(...rest);
    },
    chancesOverSeason: (season) => {
      done.push('every week of the season');
      return simulationsHere.chancesOverSeason(season);
    },
  };
  const { forecast } = await teamForecast(site.db, { lang: 'fr', sid, eid: ids.team('sept') }, counted);
  return { forecast, done };
};

test('a team of a league with games to come has a forecast and a chance of every week, kept for the next', async () => {
  const first = await asked('2024-2025');
  expect(first.forecast?.line.length).toBeGreaterThan(1);
  expect(await asked('2024-2025')).toEqual({ forecast: first.forecast, done: [] });
});

test('a team of a league that is over has none, and nothing is simulated to find out', async () => {
  expect(await asked('2023-2024')).toEqual({ forecast: null, done: [] });
});
