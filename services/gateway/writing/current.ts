import { oneEntity } from '@rondelle/contracts/competition/structure.inputs.ts';
import { signedIn } from '../trpc/trpc.ts';
import * as now from '@rondelle/commands/current-state.ts';

const formQuery = signedIn('competition/write').input(oneEntity);

// Queries for forms: the current state of each kind of entity, with its revision.
export const leagueCurrent = {
  current: formQuery.query(({ ctx, input }) => now.leagueNow(ctx, input)),
};
export const tournamentCurrent = {
  current: formQuery.query(({ ctx, input }) => now.tournamentNow(ctx, input)),
};
export const teamCurrent = { current: formQuery.query(({ ctx, input: { id } }) => now.teamNow(ctx, id)) };
export const regionCurrent = { current: formQuery.query(({ ctx, input: { id } }) => now.regionNow(ctx, id)) };
export const categoryCurrent = {
  current: formQuery.query(({ ctx, input: { id } }) => now.categoryNow(ctx, id)),
};
export const divisionCurrent = {
  current: formQuery.query(({ ctx, input: { id } }) => now.divisionNow(ctx, id)),
};
export const cityCurrent = { current: formQuery.query(({ ctx, input: { id } }) => now.cityNow(ctx, id)) };
export const organizationCurrent = {
  current: formQuery.query(({ ctx, input: { id } }) => now.organizationNow(ctx, id)),
};
export const seasonCurrent = { current: formQuery.query(({ ctx, input: { id } }) => now.seasonNow(ctx, id)) };
