import { rulesetCommands } from '@rondelle/contracts/competition/commands.ts';
import { inUse } from './in-use.ts';
import { rulesets } from './targets.ts';
import { writer } from './writer.ts';

const writes = writer('ruleset/write');

/** Rulesets are defined, revised into a new version, deleted while nobody plays by them, and brought back. */
export const rulesetWriting = {
  define: writes
    .input(rulesetCommands.DefineRuleset.omit({ rulesetId: true, key: true }))
    .mutation(({ ctx: { write }, input }) =>
      rulesets.enter(write, input, (rulesetId) => ({
        type: 'DefineRuleset',
        ...input,
        rulesetId,
        key: null,
      })),
    ),
  revise: writes
    .input(rulesetCommands.ReviseRuleset)
    .mutation(({ ctx: { write }, input }) =>
      rulesets.change(write, input, input.rulesetId, () => ({ type: 'ReviseRuleset', ...input })),
    ),
  delete: writes
    .input(rulesetCommands.DeleteRuleset.omit({ inUse: true }))
    .mutation(({ ctx: { write }, input }) =>
      rulesets.change(write, input, input.rulesetId, async () => ({
        type: 'DeleteRuleset',
        ...input,
        inUse: await inUse.ruleset(write, input.rulesetId),
      })),
    ),
  restore: writes
    .input(rulesetCommands.RestoreRuleset)
    .mutation(({ ctx: { write }, input }) =>
      rulesets.change(write, input, input.rulesetId, () => ({ type: 'RestoreRuleset', ...input })),
    ),
};
