import {
  type ComparedRace,
  comparedRace,
  raceComparison,
} from '@rondelle/gateway/simulations/race-comparison.ts';
import { rememberBriefly } from '@rondelle/gateway/simulations/remember-briefly.ts';
import type { KnownChances } from '@rondelle/projections/computing/outlook/chances-over-season.ts';
import { computeOutlook, type Outlook } from '@rondelle/projections/computing/outlook/league-outlook.ts';
import { teamForecast } from '@rondelle/projections/queries/outlook/team-forecast.queries.ts';
import { type Simulations, inProcessSimulations } from '@rondelle/projections/queries/outlook/simulations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Site } from './support/site.ts';
import { type Ids, openSmallSite } from './support/small-season.ts';

let site: Site;
let ids: Ids;
beforeAll(async () => {
  ({ site, ids } = await openSmallSite());
});
afterAll(() => site?.close());

let done: string[] = [];
const findOutlook = rememberBriefly<ComparedRace, Outlook>(raceComparison);
const findChances = rememberBriefly<string, KnownChances>({
  isSame: (one, other) => one === other,
  isNear: () => false,
});
const counted: Simulations = {
  ...inProcessSimulations,
  outlookOf: (competition, race) =>
    findOutlook(competition, comparedRace(race), () => {
      done.push('the rest of the season');
      return computeOutlook(race);
    }).value,
  chancesOf: ({ competition }, facts, compute) =>
    findChances(competition, facts, () => compute(new Map())).value,
  chancesOverSeason: (season) => {
    done.push('every week of the season');
    return inProcessSimulations.chancesOverSeason(season);
  },
};
/** The forecast of a team, and the simulations for it. */
const forecastOf = async (sid: string) => {
  done = [];
  const { forecast } = await teamForecast(site.db, { lang: 'fr', sid, eid: ids.team('sept') }, counted);
  return { forecast, done };
};

test('a team with upcoming games has a forecast and a chance for every week, both cached', async () => {
  const first = await forecastOf('2024-2025');
  expect(first.done).toEqual(['the rest of the season', 'every week of the season']);
  expect(first.forecast?.line.length).toBeGreaterThan(1);
  expect(await forecastOf('2024-2025')).toEqual({ forecast: first.forecast, done: [] });
});

test('a team of a league that is over has no forecast, and runs no simulation', async () => {
  expect(await forecastOf('2023-2024')).toEqual({ forecast: null, done: [] });
});
