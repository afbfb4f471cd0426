import { z } from 'zod';
import { progressOutput } from './history.outputs.ts';
import { changesOutput } from './preview.outputs.ts';
import { language } from './vocabulary.ts';
import { savedGames } from './writing.outputs.ts';

/** All that can move a table, a streak, a record or a rating, as it is asked for over tRPC. */
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

/** A change as it would be sent, without the id of its command. */
export const previewInput = z.object({
  lang: language.default('fr'),
  procedure: z.enum(previewable),
  input: z.record(z.string(), z.unknown()),
});

const refusal = savedGames.shape.games.element.shape.refused.unwrap();

/** What it would change, and what of it would be left as it is, and why. */
export const previewOutput = changesOutput.extend({
  refused: progressOutput.shape.refused,
  /** Of several results the ones that would be refused, by their places among those that were sent. */
  refusedGames: z.array(refusal.extend({ at: z.int() })),
});
export type PreviewOutput = z.infer<typeof previewOutput>;
