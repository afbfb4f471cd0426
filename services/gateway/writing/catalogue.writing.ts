import {
  categoryCommands,
  cityCommands,
  divisionCommands,
  organizationCommands,
  regionCommands,
  rulesetCommands,
  seasonCommands,
} from '@rondelle/contracts/competition/commands.ts';
import { commandProcedures } from './command-procedures.ts';

export const seasonMutations = commandProcedures('season', seasonCommands, {
  entering: { open: 'OpenSeason' },
  changing: {
    changeDates: 'ChangeSeasonDates',
    choose: 'ChooseOngoingSeason',
    delete: 'DeleteSeason',
    restore: 'RestoreSeason',
  },
});

export const regionMutations = commandProcedures('region', regionCommands, {
  entering: { add: 'AddRegion' },
  changing: { rename: 'RenameRegion', delete: 'DeleteRegion', restore: 'RestoreRegion' },
});

export const categoryMutations = commandProcedures('category', categoryCommands, {
  entering: { add: 'AddCategory' },
  changing: {
    rename: 'RenameCategory',
    choosePolicy: 'ChooseCategoryPolicy',
    delete: 'DeleteCategory',
    restore: 'RestoreCategory',
  },
});

export const divisionMutations = commandProcedures('division', divisionCommands, {
  entering: { add: 'AddDivision' },
  changing: { rename: 'RenameDivision', delete: 'DeleteDivision', restore: 'RestoreDivision' },
});

export const cityMutations = commandProcedures('city', cityCommands, {
  entering: { add: 'AddCity' },
  changing: { change: 'ChangeCity', delete: 'DeleteCity', restore: 'RestoreCity' },
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
