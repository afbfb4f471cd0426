import units from '../../../bench-units.json' with { type: 'json' };

/** Milliseconds of a processor of the site and of the database. */
export type Cost = { readonly site: number; readonly postgres: number };

export type Costs = typeof units;
export const costs: Costs = units;

/** Of a batch of the first lane: what it costs in itself, and each of its events; from batches of one and of twenty. */
export const batchCost = (of: Costs, events: number): Cost => {
  const line = (one: number, twenty: number) => one + ((twenty - one) / 19) * (events - 1);
  return {
    site: line(of.batchSiteMs, of.batchOfTwentySiteMs),
    postgres: line(of.batchPostgresMs, of.batchOfTwentyPostgresMs),
  };
};

/** Of a command without the batch that follows it: both were measured together. */
export const tapCommandCost = (of: Costs): Cost => ({
  site: Math.max(0, of.tapSiteMs - of.batchSiteMs),
  postgres: Math.max(0, of.tapPostgresMs - of.batchPostgresMs),
});

/** Readers ask for leagues, teams, live games and tables in turn, as those of `npm run bench:saturday`. */
export const coldCosts = (of: Costs): readonly Cost[] => [
  { site: of.leaguePageSiteMs, postgres: of.leaguePagePostgresMs },
  { site: of.teamPageSiteMs, postgres: of.teamPagePostgresMs },
  { site: of.gamePageSiteMs, postgres: of.gamePagePostgresMs },
  { site: of.leagueJsonSiteMs, postgres: of.leagueJsonPostgresMs },
];
/** The place in that list of what is never sent while it is outdated. */
export const jsonKind = 3;
