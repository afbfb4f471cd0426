import { setTimeout as pause } from 'node:timers/promises';
import { connect, type Msg, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node';
import { type ChangeHint, heardSubjects, messagesOf, parseHint } from '@rondelle/contracts/subjects.ts';
import type { HintBus, HintListener } from '@rondelle/contracts/ports/hint-bus.ts';
import { viewsSchema } from '../postgres/views-schema.ts';
import { natsServersOf } from './nats-servers.ts';

export type NatsEvent = 'connected' | 'disconnected';
export type NatsHintBusOptions = {
  /** Name in the server's list of connections. */
  readonly name?: string;
  readonly onEvent?: (event: NatsEvent) => void;
  /** Called with failures that the bus retries by itself. */
  readonly onError?: (error: unknown) => void;
};

const patience: NodeConnectionOptions = {
  maxReconnectAttempts: -1,
  // A restarting server rejects connections for a moment, and may not know its users yet.
  ignoreAuthErrorAbort: true,
  reconnectTimeWait: 250,
  reconnectJitter: 250,
  timeout: 3_000,
  // A half-open connection is detected after three missed pings.
  pingInterval: 3_000,
};
const retryMs = 500;
const drainMs = 2_000;

/** Returns null for messages that this version does not understand. */
const hintOf = (message: Msg): ChangeHint | null => {
  try {
    return parseHint(message.subject, message.json(), viewsSchema);
  } catch {
    return null;
  }
};

/** Closes after pending messages are sent; does not wait long for an unreachable server. */
const leave = async (connection: NatsConnection): Promise<void> => {
  await Promise.race([connection.drain().catch(() => undefined), pause(drainMs, undefined, { ref: false })]);
  await connection.close();
};

/**
 * Hints over NATS. Returns immediately and connects in the background, with retries. While the server is unreachable,
 * hints are dropped; after a reconnection, all listeners are notified that they may have missed some.
 */
export const createNatsHintBus = (urls: string, options: NatsHintBusOptions = {}): HintBus => {
  const { name = 'rondelle', onEvent = () => undefined, onError = () => undefined } = options;
  const servers = natsServersOf(urls);
  if (!servers) throw new TypeError('this is no address of a NATS server');
  const listeners = new Set<HintListener>();
  const closing = new AbortController();
  let connection: NatsConnection | null = null;
  let isOpen = false;

  const opened = () => {
    isOpen = true;
    onEvent('connected');
    for (const { missed } of listeners) missed();
  };
  const lost = () => {
    if (isOpen && !closing.signal.aborted) onEvent('disconnected');
    isOpen = false;
  };
  const hear = (error: Error | null, message: Msg) => {
    if (error) return onError(error);
    const hint = hintOf(message);
    if (hint) for (const listener of listeners) listener.hear(hint);
  };
  const follow = async (connected: NatsConnection): Promise<void> => {
    for (const subject of heardSubjects(viewsSchema)) connected.subscribe(subject, { callback: hear });
    // The flush confirms that the server has the subscription; from then on no hint is missed.
    const openWhenKnown = () => void connected.flush().then(opened).catch(onError);
    openWhenKnown();
    for await (const status of connected.status()) {
      if (status.type === 'disconnect') lost();
      if (status.type === 'reconnect') openWhenKnown();
      if (status.type === 'error') onError(status.error);
    }
  };
  const run = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      try {
        connection = await connect({ ...servers, ...patience, name });
        if (closing.signal.aborted) await connection.close();
        else await follow(connection);
      } catch (error) {
        if (!closing.signal.aborted) onError(error);
      }
      lost();
      await pause(retryMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };
  const running = run();

  return {
    publish: (hint) => {
      if (!isOpen || !connection) return;
      for (const { subject, payload } of messagesOf(hint, viewsSchema))
        connection.publish(subject, JSON.stringify(payload));
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      closing.abort();
      if (connection) await leave(connection);
      await running;
      listeners.clear();
    },
  };
};
