import type { GameCommand, Unprepared } from '@rondelle/contracts/competition/commands.ts';
import type { EditGame } from '@rondelle/contracts/competition/writing.inputs.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { EnteredGame } from '@rondelle/domain/competition/game.ts';
import { isDeepStrictEqual } from 'node:util';
import { assertResultVisible } from './held/hidden-result.ts';
import type { Writing } from './writing.ts';

/** A correction of something recorded requires a reason. Throws `request/invalid` without one. */
const reasonFor = ({ reason }: EditGame) => {
  if (!reason) throw new DomainError('request/invalid', 'reason');
  return reason;
};

const occasionOf = ({ date, time, venue, city }: EnteredGame['fixture']) => ({ date, time, venue, city });

type Sent = Unprepared<GameCommand>;

const resultCommands = (edit: EditGame, game: EnteredGame): Sent[] => {
  const { result, commandId, gameId, seasonId } = edit;
  if (!result || isDeepStrictEqual(game.result, result)) return [];
  const common = { commandId, gameId, seasonId, ...result };
  if (!game.result) return [{ type: 'RecordResult', ...common }];
  return [{ type: 'CorrectResult', ...common, reason: reasonFor(edit) }];
};

/** Unchanged fields need no command and no reason. */
const commandsFor = (edit: EditGame, game: EnteredGame): readonly Sent[] => {
  const { commandId, gameId, seasonId, teams, placement, occasion } = edit;
  const common = { commandId, gameId, seasonId };
  const { fixture } = game;
  const commands: Sent[] = [];
  if (teams && (teams.homeTeamId !== fixture.homeTeamId || teams.awayTeamId !== fixture.awayTeamId))
    commands.push({ type: 'CorrectGameTeams', ...common, ...teams, reason: reasonFor(edit) });
  if (placement && (placement.stage !== fixture.stage || placement.group !== fixture.group))
    commands.push({ type: 'CorrectGamePlacement', ...common, ...placement, reason: reasonFor(edit) });
  if (occasion && !isDeepStrictEqual(occasion, occasionOf(fixture)))
    commands.push({ type: 'RescheduleGame', ...common, ...occasion });
  return [...commands, ...resultCommands(edit, game)];
};

/** The commands for one save of the form. Throws `result/hidden` before it compares the result with a hidden one. */
export const editCommands = async (
  write: Writing,
  edit: EditGame,
  game: EnteredGame,
): Promise<readonly Sent[]> => {
  const { commandId, gameId: id } = edit;
  if (edit.result)
    await assertResultVisible(write, { kind: 'game', id, commandId, commands: [], state: game });
  return commandsFor(edit, game);
};
