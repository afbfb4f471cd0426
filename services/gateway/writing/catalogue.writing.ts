import {
  categoryCommands,
  cityCommands,
  divisionCommands,
  organizationCommands,
  regionCommands,
  rulesetCommands,
  seasonCommands,
} from '@rondelle/contracts/competition/commands.ts';
import { editCategory, editRegion } from '@rondelle/contracts/competition/structure.inputs.ts';
import { written } from '@rondelle/contracts/competition/writing.outputs.ts';
import { send } from '@rondelle/commands/run-command.ts';
import { unchecked } from '../trpc/trpc.ts';
import { commandProcedures } from './command-procedures.ts';
import { writer } from './writer.ts';

const writes = writer('catalogue/write');

export const seasonMutations = commandProcedures('season', seasonCommands, {
  entering: { open: 'OpenSeason' },
  changing: {
    changeDates: 'ChangeSeasonDates',
    choose: 'ChooseOngoingSeason',
    delete: 'DeleteSeason',
    restore: 'RestoreSeason',
  },
});

export const regionMutations = {
  ...commandProcedures('region', regionCommands, {
    entering: { add: 'AddRegion' },
    changing: {
      rename: 'RenameRegion',
      describe: 'DescribeRegion',
      delete: 'DeleteRegion',
      restore: 'RestoreRegion',
    },
  }),
  /** Saves the form of a region: its changes are recorded together or not at all. */
  edit: writes
    .input(editRegion)
    .output(unchecked(written))
    .mutation(({ ctx: { write }, input: { name, onlyIn, description, ...common } }) =>
      send(write, 'region', common, common.regionId, [
        { type: 'RenameRegion', ...common, name, onlyIn },
        ...(description === undefined ? [] : [{ type: 'DescribeRegion', ...common, description } as const]),
      ]),
    ),
};

export const categoryMutations = {
  ...commandProcedures('category', categoryCommands, {
    entering: { add: 'AddCategory' },
    changing: {
      rename: 'RenameCategory',
      describe: 'DescribeCategory',
      choosePolicy: 'ChooseCategoryPolicy',
      delete: 'DeleteCategory',
      restore: 'RestoreCategory',
    },
  }),
  /** Saves the form of a category: its changes are recorded together or not at all. */
  edit: writes
    .input(editCategory)
    .output(unchecked(written))
    .mutation(({ ctx: { write }, input: { name, onlyIn, description, ...common } }) =>
      send(write, 'category', common, common.categoryId, [
        { type: 'RenameCategory', ...common, name, onlyIn },
        ...(description === undefined ? [] : [{ type: 'DescribeCategory', ...common, description } as const]),
      ]),
    ),
};

export const divisionMutations = commandProcedures('division', divisionCommands, {
  entering: { add: 'AddDivision' },
  changing: { rename: 'RenameDivision', delete: 'DeleteDivision', restore: 'RestoreDivision' },
});

export const cityMutations = commandProcedures('city', cityCommands, {
  entering: { add: 'AddCity' },
  changing: {
    change: 'ChangeCity',
    describeVenue: 'DescribeVenue',
    delete: 'DeleteCity',
    restore: 'RestoreCity',
  },
});

export const organizationMutations = commandProcedures('organization', organizationCommands, {
  entering: { add: 'AddOrganization' },
  changing: {
    change: 'ChangeOrganization',
    delete: 'DeleteOrganization',
    restore: 'RestoreOrganization',
  },
});

export const rulesetMutations = commandProcedures('ruleset', rulesetCommands, {
  entering: { define: 'DefineRuleset' },
  changing: { revise: 'ReviseRuleset', delete: 'DeleteRuleset', restore: 'RestoreRuleset' },
});
