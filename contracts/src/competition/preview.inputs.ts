import { z } from 'zod';
import { progressOutput } from './history.outputs.ts';
import { changesOutput } from './preview.outputs.ts';
import { language } from './vocabulary.ts';
import { savedGames } from './writing.outputs.ts';

/** tRPC procedures that can change a table, a streak, a record or a rating. */
export const previewable = [
  'game.record',
  'game.saveMany',
  'game.edit',
  'game.withdrawResult',
  'game.delete',
  'game.restore',
  'game.merge',
  'league.edit',
  'league.changeRuleset',
  'league.enterTeams',
  'league.moveTeam',
  'league.removeTeam',
  'league.recordDraw',
  'league.deductPoints',
  'league.withdrawTeam',
  'league.returnTeam',
  'league.withdrawDraw',
  'league.delete',
  'league.restore',
  'tournament.edit',
  'tournament.changeRuleset',
  'tournament.enterTeams',
  'tournament.removeTeam',
  'tournament.recordDraw',
  'tournament.deductPoints',
  'tournament.withdrawDraw',
  'tournament.delete',
  'tournament.restore',
  'history.undo',
  'history.undoTogether',
  'history.mergeTeams',
] as const;
export type Previewable = (typeof previewable)[number];

/** The input of the procedure without its command id. */
export const previewInput = z.object({
  lang: language.default('fr'),
  procedure: z.enum(previewable),
  input: z.record(z.string(), z.unknown()),
});

const refused = savedGames.shape.games.element.shape.refused.unwrap();

/** The changes that the command would cause, and the parts that would be refused with the reason. */
export const previewOutput = changesOutput.extend({
  refused: progressOutput.shape.refused,
  /** For a batch of results, the refused ones; `at` is the index in the batch. */
  refusedGames: z.array(refused.extend({ at: z.int() })),
});
export type PreviewOutput = z.infer<typeof previewOutput>;
