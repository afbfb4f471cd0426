import { DomainError } from '@rondelle/contracts/errors.ts';
import { systemActor } from '@rondelle/contracts/log/event.ts';
import { type StreamName, streamOf } from '@rondelle/contracts/log/streams.ts';
import { game } from '@rondelle/domain/competition/game.decider.ts';
import { league } from '@rondelle/domain/competition/league.decider.ts';
import { team } from '@rondelle/domain/competition/team.decider.ts';
import { tournament } from '@rondelle/domain/competition/tournament.decider.ts';
import { type Executed, execute } from '@rondelle/domain/execute.ts';
import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import type { Scheduler } from 'fast-check';
import type { Sent } from './commands.ts';
import type { ModelCommand } from './model-command.ts';

const context = { actor: systemActor, source: 'web' } as const;

type Answer =
  | { readonly kind: 'done'; readonly answer: Executed<{ readonly type: string; readonly data: unknown }> }
  | { readonly kind: 'refused'; readonly code: string };

/** One command as it went: between which lengths of its stream it was asked and answered. */
export type Attempt = {
  readonly command: ModelCommand;
  readonly stream: StreamName;
  readonly from: number;
  readonly to: number;
  readonly answer: Answer;
};

export const streamFor = (command: ModelCommand): StreamName => {
  if ('gameId' in command) return streamOf('game', command.gameId);
  if ('leagueId' in command) return streamOf('league', command.leagueId);
  return 'tournamentId' in command
    ? streamOf('tournament', command.tournamentId)
    : streamOf('team', command.teamId);
};

const send = async (log: EventLog, command: ModelCommand) => {
  const stream = streamFor(command);
  if ('gameId' in command) return execute(log, stream, game, command, context);
  if ('leagueId' in command) return execute(log, stream, league, command, context);
  if ('tournamentId' in command) return execute(log, stream, tournament, command, context);
  return execute(log, stream, team, command, context);
};

class LostAnswer extends Error {
  override name = 'LostAnswer';
}

/** The log at the far end of a network: every call and every answer may be overtaken by others; one answer is lost. */
const farAway = (log: EventLog, scheduler: Scheduler, lose: { left: boolean }): EventLog => ({
  ...log,
  async *readStream(stream, from) {
    await scheduler.schedule(Promise.resolve(), `asked for ${stream}`);
    yield* log.readStream(stream, from);
    await scheduler.schedule(Promise.resolve(), `read ${stream}`);
  },
  append: async (stream, events, expected) => {
    await scheduler.schedule(Promise.resolve(), `sent to ${stream}`);
    const appended = await log.append(stream, events, expected);
    await scheduler.schedule(Promise.resolve(), `answered by ${stream}`);
    if (!lose.left) return appended;
    lose.left = false;
    throw new LostAnswer();
  },
});

const tryOnce = async (log: EventLog, command: ModelCommand): Promise<Answer> => {
  try {
    return { kind: 'done', answer: await send(log, command) };
  } catch (error) {
    if (error instanceof DomainError) return { kind: 'refused', code: error.code };
    // Whoever gets no answer asks again with the same command id.
    if (error instanceof LostAnswer) return tryOnce(log, command);
    throw error;
  }
};

/** Lengths of the streams as they are at any moment, without a wait. */
const watched = (log: EventLog) => {
  const lengths = new Map<string, number>();
  const append: EventLog['append'] = async (stream, events, expected) => {
    const appended = await log.append(stream, events, expected);
    lengths.set(stream, Math.max(lengths.get(stream) ?? 0, Number(appended.revision) + 1));
    return appended;
  };
  return { log: { ...log, append }, lengthOf: (stream: string) => lengths.get(stream) ?? 0 };
};

/** Runs all clients at once on the log, in the order that the scheduler decides, and answers what each was told. */
export const runHistory = async (
  inner: EventLog,
  scheduler: Scheduler,
  clients: readonly (readonly Sent[])[],
): Promise<Attempt[]> => {
  const { log, lengthOf } = watched(inner);
  const attempts: Attempt[] = [];
  const run = async (sents: readonly Sent[]) => {
    for (const { command: asked, ifRevision, answerIsLost, times } of sents) {
      const command = ifRevision === null ? asked : { ...asked, ifRevision: String(ifRevision) };
      const stream = streamFor(command);
      for (let time = 0; time < times; time += 1) {
        const from = lengthOf(stream);
        const link = farAway(log, scheduler, { left: answerIsLost && time === 0 });
        const answer = await tryOnce(link, command);
        attempts.push({ command, stream, from, to: lengthOf(stream), answer });
      }
    }
  };
  await scheduler.waitFor(Promise.all(clients.map(run)));
  return attempts;
};
