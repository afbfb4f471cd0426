import {
  categoryCommands,
  divisionCommands,
  regionCommands,
} from '@rondelle/contracts/competition/commands.ts';
import { inUse } from './in-use.ts';
import { knownSeason } from './known.ts';
import { categories, divisions, regions } from './targets.ts';
import { writer } from './writer.ts';

const writes = writer('catalogue/write');

export const regionWriting = {
  add: writes
    .input(regionCommands.AddRegion.omit({ regionId: true, key: true }))
    .mutation(({ ctx: { write }, input }) =>
      regions.enter(write, input, (regionId) => ({ type: 'AddRegion', ...input, regionId, key: null })),
    ),
  rename: writes.input(regionCommands.RenameRegion).mutation(({ ctx: { write }, input }) =>
    regions.change(write, input, input.regionId, async () => {
      if (input.onlyIn !== null) await knownSeason(write.db, input.onlyIn, 'onlyIn');
      return { type: 'RenameRegion', ...input };
    }),
  ),
  delete: writes
    .input(regionCommands.DeleteRegion.omit({ inUse: true }))
    .mutation(({ ctx: { write }, input }) =>
      regions.change(write, input, input.regionId, async () => ({
        type: 'DeleteRegion',
        ...input,
        inUse: await inUse.region(write, input.regionId),
      })),
    ),
  restore: writes
    .input(regionCommands.RestoreRegion)
    .mutation(({ ctx: { write }, input }) =>
      regions.change(write, input, input.regionId, () => ({ type: 'RestoreRegion', ...input })),
    ),
};

export const categoryWriting = {
  add: writes
    .input(categoryCommands.AddCategory.omit({ categoryId: true, key: true }))
    .mutation(({ ctx: { write }, input }) =>
      categories.enter(write, input, (categoryId) => ({
        type: 'AddCategory',
        ...input,
        categoryId,
        key: null,
      })),
    ),
  rename: writes.input(categoryCommands.RenameCategory).mutation(({ ctx: { write }, input }) =>
    categories.change(write, input, input.categoryId, async () => {
      if (input.onlyIn !== null) await knownSeason(write.db, input.onlyIn, 'onlyIn');
      return { type: 'RenameCategory', ...input };
    }),
  ),
  delete: writes
    .input(categoryCommands.DeleteCategory.omit({ inUse: true }))
    .mutation(({ ctx: { write }, input }) =>
      categories.change(write, input, input.categoryId, async () => ({
        type: 'DeleteCategory',
        ...input,
        inUse: await inUse.category(write, input.categoryId),
      })),
    ),
  restore: writes
    .input(categoryCommands.RestoreCategory)
    .mutation(({ ctx: { write }, input }) =>
      categories.change(write, input, input.categoryId, () => ({ type: 'RestoreCategory', ...input })),
    ),
};

export const divisionWriting = {
  add: writes
    .input(divisionCommands.AddDivision.omit({ divisionId: true, key: true }))
    .mutation(({ ctx: { write }, input }) =>
      divisions.enter(write, input, (divisionId) => ({
        type: 'AddDivision',
        ...input,
        divisionId,
        key: null,
      })),
    ),
  rename: writes
    .input(divisionCommands.RenameDivision)
    .mutation(({ ctx: { write }, input }) =>
      divisions.change(write, input, input.divisionId, () => ({ type: 'RenameDivision', ...input })),
    ),
  delete: writes
    .input(divisionCommands.DeleteDivision.omit({ inUse: true }))
    .mutation(({ ctx: { write }, input }) =>
      divisions.change(write, input, input.divisionId, async () => ({
        type: 'DeleteDivision',
        ...input,
        inUse: await inUse.division(write, input.divisionId),
      })),
    ),
  restore: writes
    .input(divisionCommands.RestoreDivision)
    .mutation(({ ctx: { write }, input }) =>
      divisions.change(write, input, input.divisionId, () => ({ type: 'RestoreDivision', ...input })),
    ),
};
