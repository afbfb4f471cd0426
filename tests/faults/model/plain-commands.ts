import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import fc from 'fast-check';
import { a, few, inSeason, maybe, often, reason, seldom } from './arbitraries.ts';
import { createLeague, createTournament, leagueCommand, tournamentCommand } from './competition-commands.ts';
import { gameCommand, scheduleGame } from './game-commands.ts';
import type { PlainCommand, RulesetCommand, TeamCommand } from './model-command.ts';

const teamId = fc.constant(1);
const key = fc.constant(null);
const hasPlayed = seldom;
const shield = { second: '#ffffff', outline: 'shield', motif: 'bars' } as const;
const crest = fc.constantFrom({ ...shield, main: '#0b2545' }, { ...shield, main: '#7a1f2b' });
const registerTeam = fc.record({ ...a('RegisterTeam'), teamId, key });
const teamCommand: fc.Arbitrary<TeamCommand> = fc.oneof(
  registerTeam,
  {
    weight: 3,
    arbitrary: fc.record({
      ...inSeason('ListTeamForSeason'),
      teamId,
      name: fc.constantFrom('Estacades', 'Draveurs'),
      categoryId: fc.constant(1),
      regionId: fc.constant(1),
      city: fc.constant(null),
      country: fc.constantFrom(undefined, null, 'SE' as const),
    }),
  },
  fc.record({ ...inSeason('DelistTeamFromSeason'), teamId, reason, hasPlayed }),
  fc.record({ ...a('AssignTeamToOrganization'), teamId, organizationId: maybe(few(2)) }),
  fc.record({ ...a('ChooseTeamCrest'), teamId, crest: maybe(crest) }),
  fc.record({ ...a('DeleteTeam'), teamId, reason, hasPlayed }),
  fc.record({ ...a('MergeTeam'), teamId, into: few(2), hasPlayed }),
  often(fc.record({ ...a('RestoreTeam'), teamId })),
);

const rulesetId = fc.constant(1);
const rules = fc.constantFrom(structuredClone(presets.quebecMinor), structuredClone(presets.threeTwoOne));
const defineRuleset = fc.record({ ...a('DefineRuleset'), rulesetId, key, rules });
const rulesetCommand: fc.Arbitrary<RulesetCommand> = fc.oneof(
  defineRuleset,
  often(fc.record({ ...a('ReviseRuleset'), rulesetId, rules })),
  fc.record({ ...a('DeleteRuleset'), rulesetId, reason, inUse: seldom }),
  fc.record({ ...a('RestoreRuleset'), rulesetId }),
);

export const plainCommand: fc.Arbitrary<PlainCommand> = fc.oneof(
  { weight: 7, arbitrary: gameCommand },
  { weight: 3, arbitrary: leagueCommand },
  { weight: 3, arbitrary: tournamentCommand },
  { weight: 2, arbitrary: teamCommand },
  rulesetCommand,
);

/** Creates the subjects that most commands are about. */
export const creations: fc.Arbitrary<readonly PlainCommand[]> = fc.tuple(
  scheduleGame,
  createLeague,
  createTournament,
  registerTeam,
  defineRuleset,
);
