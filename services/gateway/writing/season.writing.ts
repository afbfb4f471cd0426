import { type SeasonCommand, seasonCommands } from '@rondelle/contracts/competition/commands.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { inUse } from './in-use.ts';
import type { Writing } from './run-command.ts';
import { seasons } from './targets.ts';
import { writer } from './writer.ts';

const writes = writer('season/write');

const plainly = (write: Writing, command: SeasonCommand) =>
  seasons.change(write, command, command.seasonId, () => command);

/** A season is found by its slug: no two have the same. */
const assertNewSlug = async ({ db }: Writing, slug: string): Promise<void> => {
  const taken = db.selectFrom('seasons').select('season_id').where('slug', '=', slug);
  if (await taken.executeTakeFirst()) throw new DomainError('season/already-opened', 'slug');
};

/** Seasons are opened, dated, chosen as the ongoing one, deleted while empty, and brought back. */
export const seasonWriting = {
  open: writes
    .input(seasonCommands.OpenSeason.omit({ seasonId: true }))
    .mutation(({ ctx: { write }, input }) =>
      seasons.enter(write, input, async (seasonId) => {
        await assertNewSlug(write, input.slug);
        return { type: 'OpenSeason', ...input, seasonId };
      }),
    ),
  changeDates: writes
    .input(seasonCommands.ChangeSeasonDates)
    .mutation(({ ctx: { write }, input }) => plainly(write, { type: 'ChangeSeasonDates', ...input })),
  choose: writes
    .input(seasonCommands.ChooseOngoingSeason)
    .mutation(({ ctx: { write }, input }) => plainly(write, { type: 'ChooseOngoingSeason', ...input })),
  delete: writes
    .input(seasonCommands.DeleteSeason.omit({ inUse: true }))
    .mutation(({ ctx: { write }, input }) =>
      seasons.change(write, input, input.seasonId, async () => ({
        type: 'DeleteSeason',
        ...input,
        inUse: await inUse.season(write, input.seasonId),
      })),
    ),
  restore: writes
    .input(seasonCommands.RestoreSeason)
    .mutation(({ ctx: { write }, input }) => plainly(write, { type: 'RestoreSeason', ...input })),
};
