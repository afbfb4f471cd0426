import { teamCommands } from '@rondelle/contracts/competition/commands.ts';
import { written } from '@rondelle/contracts/competition/writing.outputs.ts';
import { unchecked } from '../trpc.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { assertNotEntered, hasPlayed as hasPlayedAt } from './in-use.ts';
import * as known from './known.ts';
import { teams } from './targets.ts';
import { route } from '../rest/rest-meta.ts';
import { writer } from './writer.ts';

const writes = writer('competition/write');

type Listing = { readonly seasonId: number; readonly categoryId: number; readonly regionId: number };
const assertListing = async (db: Db, { seasonId, categoryId, regionId }: Listing): Promise<void> => {
  await known.knownSeason(db, seasonId);
  await known.knownCategory(db, categoryId);
  await known.knownRegion(db, regionId);
};

/** Teams are registered, called and placed season by season, taken off, deleted and brought back. */
export const teamWriting = {
  /** A new team, with what it is called and where it plays in its first season. */
  register: writes
    .input(teamCommands.ListTeamForSeason.omit({ teamId: true, ifRevision: true }))
    .mutation(({ ctx: { write, db }, input }) =>
      teams.enter(write, input, async (teamId) => {
        await assertListing(db, input);
        return [
          { type: 'RegisterTeam', commandId: input.commandId, teamId, key: null },
          { type: 'ListTeamForSeason', ...input, teamId },
        ];
      }),
    ),
  /** What the team is called and where it plays in a season, in which it may not have been listed before. */
  change: writes
    .meta({
      rest: route('PUT /teams/{eid}', 'Gives a team its name, category, region and city in a season.', {
        names: { teamId: 'eid' },
      }),
    })
    .input(teamCommands.ListTeamForSeason)
    .output(unchecked(written))
    .mutation(({ ctx: { write, db }, input }) =>
      teams.change(write, input, input.teamId, async (now) => {
        await assertListing(db, input);
        const before = now?.seasons.get(input.seasonId);
        // In the leagues and tournaments of a category there are its teams only.
        if (before && before.categoryId !== input.categoryId)
          await assertNotEntered(write, input.teamId, input.seasonId);
        return { type: 'ListTeamForSeason', ...input };
      }),
    ),
  delist: writes
    .input(teamCommands.DelistTeamFromSeason.omit({ hasPlayed: true }))
    .mutation(({ ctx: { write }, input }) =>
      teams.change(write, input, input.teamId, async () => {
        const hasPlayed = await hasPlayedAt(write, input.teamId, input.seasonId);
        if (!hasPlayed) await assertNotEntered(write, input.teamId, input.seasonId);
        return { type: 'DelistTeamFromSeason', ...input, hasPlayed };
      }),
    ),
  delete: writes
    .input(teamCommands.DeleteTeam.omit({ hasPlayed: true }))
    .mutation(({ ctx: { write }, input }) =>
      teams.change(write, input, input.teamId, async () => {
        const hasPlayed = await hasPlayedAt(write, input.teamId, null);
        if (!hasPlayed) await assertNotEntered(write, input.teamId, null);
        return { type: 'DeleteTeam', ...input, hasPlayed };
      }),
    ),
  restore: writes
    .input(teamCommands.RestoreTeam)
    .mutation(({ ctx: { write }, input }) =>
      teams.change(write, input, input.teamId, () => ({ type: 'RestoreTeam', ...input })),
    ),
};
