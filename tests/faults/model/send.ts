import { type StreamName, streamOf } from '@rondelle/contracts/log/streams.ts';
import { game } from '@rondelle/domain/competition/game.decider.ts';
import { league } from '@rondelle/domain/competition/league.decider.ts';
import { ruleset } from '@rondelle/domain/competition/ruleset.decider.ts';
import { team } from '@rondelle/domain/competition/team.decider.ts';
import { tournament } from '@rondelle/domain/competition/tournament.decider.ts';
import { type Executed, executeBatch, type Identified } from '@rondelle/domain/execute.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import type {
  GameCommand,
  LeagueCommand,
  ModelCommand,
  PlainCommand,
  RulesetCommand,
  TeamCommand,
  TournamentCommand,
} from './model-command.ts';
import { undoOne } from './undo-one.ts';

export type ExecutedCommand = Executed<{ readonly type: string; readonly data: unknown }>;

export const streamFor = (command: ModelCommand): StreamName => {
  if (command.type === 'Undo') return streamOf(command.kind, command.id);
  if ('gameId' in command) return streamOf('game', command.gameId);
  if ('leagueId' in command) return streamOf('league', command.leagueId);
  if ('tournamentId' in command) return streamOf('tournament', command.tournamentId);
  return 'rulesetId' in command ? streamOf('ruleset', command.rulesetId) : streamOf('team', command.teamId);
};

/** All commands belong to the kind of their stream. */
const sendTogether = (
  log: EventLog,
  by: string,
  stream: StreamName,
  output: Identified,
  prepare: () => readonly PlainCommand[],
): Promise<ExecutedCommand> => {
  const context = { actor: { id: by, role: 'member' }, source: 'web' } as const;
  const [kind] = stream.split('-');
  if (kind === 'game')
    return executeBatch(log, stream, game, output, () => prepare() as GameCommand[], context);
  if (kind === 'league')
    return executeBatch(log, stream, league, output, () => prepare() as LeagueCommand[], context);
  if (kind === 'tournament')
    return executeBatch(log, stream, tournament, output, () => prepare() as TournamentCommand[], context);
  return kind === 'ruleset'
    ? executeBatch(log, stream, ruleset, output, () => prepare() as RulesetCommand[], context)
    : executeBatch(log, stream, team, output, () => prepare() as TeamCommand[], context);
};

/** The commands that an undo sent last. */
export type Steps = { sent: readonly PlainCommand[] };
/** Sends one command of a member through the product's command handler. */
export const send = (
  log: EventLog,
  command: ModelCommand,
  by: string,
  steps: Steps,
): Promise<ExecutedCommand> =>
  command.type === 'Undo'
    ? undoOne(log, command, by, (stream, output, commands) =>
        sendTogether(log, by, stream, output, () => (steps.sent = commands)),
      )
    : sendTogether(log, by, streamFor(command), command, () => [command]);
