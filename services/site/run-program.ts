import { setTimeout as sleep } from 'node:timers/promises';
import { m, reasonOf } from '@rondelle/infra/config/terminal-messages.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import { type Closers, createClosers } from './closers.ts';
import { ExpectedError } from './expected-error.ts';
import { onStopRequest } from './stop-signals.ts';

/** How long an aborted start may take to return. */
const noticeMs = 3_000;
/** How long closing may take in all; callers that stop a program must wait longer. */
export const closeMs = 9_000;

export type RunningProgram = {
  /** Register a closer for each resource as soon as it is open. */
  readonly closers: Closers;
  /** Adds work to do before anything closes, when a signal stops the program; not after a failure. */
  readonly beforeClosing: (work: () => Promise<void>) => void;
  /** Aborts when the program should stop. */
  readonly signal: AbortSignal;
  /** Prints the message, closes everything and exits with 1. */
  readonly failWith: (message: string) => void;
};
export type Program = {
  readonly logger: Logger;
  /** Resolves when everything runs. */
  readonly start: (program: RunningProgram) => Promise<void>;
};

/**
 * Runs a program until a signal, the end of its parent process, or a failure; then closes its resources within a time
 * limit.
 */
export const runProgram = ({ logger, start }: Program): void => {
  const closers = createClosers((error) => logger.warn(error, 'did not close cleanly'));
  const stopping = new AbortController();
  const leaving: (() => Promise<void>)[] = [];
  let started: Promise<void> = Promise.resolve();

  const stop = async (code: number): Promise<void> => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    if (code === 0) await Promise.allSettled(leaving.map((work) => work()));
    setTimeout(() => process.exit(code || 1), closeMs).unref();
    await Promise.race([started.catch(() => undefined), sleep(noticeMs)]);
    await closers.closeAll();
    process.exit(code);
  };
  const failWith = (message: string): void => {
    if (!stopping.signal.aborted) console.error(message);
    void stop(1);
  };
  const fail = (error: unknown): void => {
    if (stopping.signal.aborted) return;
    if (!(error instanceof ExpectedError)) logger.emergency(error, 'unexpected');
    failWith(error instanceof ExpectedError ? error.message : m.start_failed({ reason: reasonOf(error) }));
  };

  onStopRequest(() => {
    console.log(m.start_stopping());
    void stop(0);
  });
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  started = start({
    closers,
    beforeClosing: (work) => void leaving.push(work),
    signal: stopping.signal,
    failWith,
  });
  started.catch(fail);
};
