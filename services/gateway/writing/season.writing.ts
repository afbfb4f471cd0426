import { type SeasonCommand, seasonCommands } from '@rondelle/contracts/competition/commands.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { assertNotTooEarly, type Season } from '@rondelle/domain/competition/season.decider.ts';
import { givingAddress } from './giving-address.ts';
import { fresh, inUse } from './in-use.ts';
import type { Writing } from './writing.ts';
import { seasons } from './targets.ts';
import { writer } from './writer.ts';

const writes = writer('season/write');

const plainly = (write: Writing, command: SeasonCommand) =>
  seasons.change(write, command, command.seasonId, () => command);

/** A season is found by its slug: no two have the same. Asked while giving addresses. */
const assertOnlySeasonAt = async (
  write: Writing,
  { seasonId, slug }: { readonly seasonId: number; readonly slug: string },
  field: string,
): Promise<void> => {
  const db = await fresh(write, 'catalogue');
  const others = db.selectFrom('seasons').select('seasonId').where('seasonId', '<>', seasonId);
  if (await others.where('slug', '=', slug).executeTakeFirst())
    throw new DomainError('season/already-opened', field);
};

/** A season comes back where no other has its slug by now. Asked while giving addresses. */
export const assertSeasonReturns = async (
  write: Writing,
  seasonId: number,
  season: Season,
): Promise<void> => {
  if (season.status !== 'absent')
    await assertOnlySeasonAt(write, { seasonId, slug: season.slug }, 'seasonId');
};

/** Seasons are opened, dated, chosen as the ongoing one, deleted while empty, and brought back. */
export const seasonWriting = {
  open: writes
    .input(seasonCommands.OpenSeason.omit({ seasonId: true }))
    .mutation(({ ctx: { write }, input }) =>
      givingAddress(write, () =>
        seasons.enter(write, input, async (seasonId) => {
          assertNotTooEarly(input.slug, write.services.firstSeason);
          await assertOnlySeasonAt(write, { ...input, seasonId }, 'slug');
          return { type: 'OpenSeason', ...input, seasonId };
        }),
      ),
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
  restore: writes.input(seasonCommands.RestoreSeason).mutation(({ ctx: { write }, input }) =>
    givingAddress(write, () =>
      seasons.change(write, input, input.seasonId, async (now) => {
        await assertSeasonReturns(write, input.seasonId, now);
        return { type: 'RestoreSeason', ...input };
      }),
    ),
  ),
};
