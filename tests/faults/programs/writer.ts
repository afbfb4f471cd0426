import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { systemActor } from '@rondelle/contracts/log/event.ts';
import { streamOf } from '@rondelle/contracts/log/streams.ts';
import { game } from '@rondelle/domain/competition/game.decider.ts';
import { league } from '@rondelle/domain/competition/league.decider.ts';
import { execute } from '@rondelle/domain/execute.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { commandAt } from '../support/writer-commands.ts';
import type { WriterOrder } from '../support/writers.ts';

const order = JSON.parse(process.argv[2] ?? '{}') as WriterOrder;
const context = { actor: systemActor, source: 'web' } as const;
const retryMs = 20;

/** The number of commands acknowledged so far: this process may replace one that was killed. */
const acknowledgedBefore = (): number => {
  try {
    return readFileSync(order.ackFile, 'utf8').split('\n').length - 1;
  } catch {
    return 0;
  }
};

const openPatiently = async (): Promise<EventLog> => {
  for (;;) {
    try {
      return await openEventLog(order.logUrl);
    } catch {
      await sleep(retryMs);
    }
  }
};

const send = (log: EventLog, number: number) => {
  const command = commandAt(order.writer, number);
  return 'gameId' in command
    ? execute(log, streamOf('game', command.gameId), game, command, context)
    : execute(log, streamOf('league', command.leagueId), league, command, context);
};

/** Sends the same command with the same id until the log acknowledges it. */
const sendUntilAcknowledged = async (log: EventLog, number: number): Promise<string> => {
  for (;;) {
    try {
      const { position } = await send(log, number);
      if (position === null) throw new DomainError('request/invalid');
      return position;
    } catch (error) {
      // A domain error is a defect of the log: an event that was acknowledged to this writer is missing.
      if (error instanceof DomainError && error.code !== 'stream/conflict') throw error;
      await sleep(retryMs);
    }
  }
};

const main = async (): Promise<void> => {
  const log = await openPatiently();
  const file = openSync(order.ackFile, 'a');
  const stopping = new AbortController();
  process.on('message', () => stopping.abort());
  process.on('disconnect', () => process.exit(0));
  for (let number = acknowledgedBefore(); !stopping.signal.aborted; number += 1) {
    const position = await sendUntilAcknowledged(log, number);
    writeSync(file, `${commandAt(order.writer, number).commandId} ${position}\n`);
    fsyncSync(file);
    if (order.pauseMs > 0) await sleep(order.pauseMs);
  }
  closeSync(file);
  await log.close();
  process.exit(0);
};

await main();
