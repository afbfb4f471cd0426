import * as schemas from '@rondelle/contracts/competition/commands.ts';
import type { Written } from '@rondelle/contracts/competition/writing.outputs.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import type { Identified } from '@rondelle/domain/execute.ts';
import type { UndoingCommand } from '@rondelle/domain/history/undo.ts';
import { givingAddress } from '../writing/giving-address.ts';
import type { Things } from '../writing/run-command.ts';
import type { Writing } from '../writing/writing.ts';
import * as targets from '../writing/targets.ts';
import * as sendable from './sendable.ts';

type Undoer = (
  write: Writing,
  said: Identified,
  id: number,
  commands: readonly UndoingCommand[],
) => Promise<Written>;

/** What brings a league or a season to an address, which may be another's by now. */
const givesAddress = ({ type }: UndoingCommand): boolean =>
  type === 'MoveLeague' || type === 'RestoreLeague' || type === 'RestoreSeason';

/** A stream's commands are those of its kind; each is completed with facts as they are now. */
const undoer = <State, Command, Schemas extends object>(
  things: Things<State, Command>,
  known: Schemas,
  complete: (
    sender: { readonly write: Writing; readonly commandId: string },
    command: Extract<UndoingCommand, { readonly type: keyof Schemas }>,
    state: State,
  ) => Promise<Command>,
): Undoer => {
  const isOwn = (
    command: UndoingCommand,
  ): command is Extract<UndoingCommand, { readonly type: keyof Schemas }> => command.type in known;
  return (write, said, id, commands) => {
    const sender = { write, commandId: said.commandId };
    const send = () =>
      things.change(write, said, id, (state) =>
        Promise.all(commands.filter(isOwn).map((command) => complete(sender, command, state))),
      );
    return commands.some(givesAddress) ? givingAddress(write, send) : send();
  };
};

/** How the changes of a kind of thing are undone. */
export const undoers: Readonly<Record<StreamKind, Undoer>> = {
  game: undoer(targets.games, schemas.gameCommands, sendable.gameCommand),
  league: undoer(targets.leagues, schemas.leagueCommands, sendable.leagueCommand),
  tournament: undoer(targets.tournaments, schemas.tournamentCommands, sendable.tournamentCommand),
  team: undoer(targets.teams, schemas.teamCommands, sendable.teamCommand),
  region: undoer(targets.regions, schemas.regionCommands, sendable.regionCommand),
  category: undoer(targets.categories, schemas.categoryCommands, sendable.categoryCommand),
  division: undoer(targets.divisions, schemas.divisionCommands, sendable.divisionCommand),
  ruleset: undoer(targets.rulesets, schemas.rulesetCommands, sendable.rulesetCommand),
  season: undoer(targets.seasons, schemas.seasonCommands, sendable.seasonCommand),
  // Who was erased cannot be brought back.
  member: () => Promise.reject(new DomainError('event/cannot-be-undone')),
};
