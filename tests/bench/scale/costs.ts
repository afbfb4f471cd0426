import units from '../../../bench-units.json' with { type: 'json' };
import type { Kind } from './versions.ts';

/** Milliseconds of a processor of the site and of the database. */
export type Cost = { readonly site: number; readonly postgres: number };

export type Costs = typeof units;
export const costs: Costs = units;

/** The cost of a batch of the first lane, by its own part and one per event; from batches of one and of twenty. */
export const batchCost = (of: Costs, events: number): Cost => {
  const line = (one: number, twenty: number) => one + ((twenty - one) / 19) * (events - 1);
  return {
    site: line(of.batchSiteMs, of.batchOfTwentySiteMs),
    postgres: line(of.batchPostgresMs, of.batchOfTwentyPostgresMs),
  };
};

/** The cost of a command without the batch that follows it: both were measured together. */
export const tapCommandCost = (of: Costs): Cost => ({
  site: Math.max(0, of.tapSiteMs - of.batchSiteMs),
  postgres: Math.max(0, of.tapPostgresMs - of.batchPostgresMs),
});

/** The cost of each kind of page without the cache. Pages of the season were not measured, and count as a league's. */
export const coldCosts = (of: Costs): Readonly<Record<Kind, Cost>> => {
  const league = { site: of.leaguePageSiteMs, postgres: of.leaguePagePostgresMs };
  return {
    season: league,
    league,
    team: { site: of.teamPageSiteMs, postgres: of.teamPagePostgresMs },
    game: { site: of.gamePageSiteMs, postgres: of.gamePagePostgresMs },
    table: { site: of.leagueJsonSiteMs, postgres: of.leagueJsonPostgresMs },
  };
};
