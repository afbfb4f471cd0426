import { oneEntity } from '@rondelle/contracts/competition/structure.inputs.ts';
import { signedIn } from '../trpc/trpc.ts';
import * as now from '@rondelle/commands/current-state.ts';

const looks = signedIn('competition/write').input(oneEntity);

// Queries for forms: the current state of each kind of entity, with its revision.
export const leagueCurrent = {
  current: looks.query(({ ctx, input: { id } }) => now.leagueNow(ctx, id)),
};
export const tournamentCurrent = {
  current: looks.query(({ ctx, input: { id } }) => now.tournamentNow(ctx, id)),
};
export const teamCurrent = { current: looks.query(({ ctx, input: { id } }) => now.teamNow(ctx, id)) };
export const regionCurrent = { current: looks.query(({ ctx, input: { id } }) => now.regionNow(ctx, id)) };
export const categoryCurrent = { current: looks.query(({ ctx, input: { id } }) => now.categoryNow(ctx, id)) };
export const divisionCurrent = { current: looks.query(({ ctx, input: { id } }) => now.divisionNow(ctx, id)) };
export const cityCurrent = { current: looks.query(({ ctx, input: { id } }) => now.cityNow(ctx, id)) };
export const organizationCurrent = {
  current: looks.query(({ ctx, input: { id } }) => now.organizationNow(ctx, id)),
};
export const seasonCurrent = { current: looks.query(({ ctx, input: { id } }) => now.seasonNow(ctx, id)) };
