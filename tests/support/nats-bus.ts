import type { HintBus } from '@rondelle/contracts/ports/hint-bus.ts';
import { createNatsHintBus, type NatsEvent } from '@rondelle/infra/nats/nats-hint-bus.ts';
import { until } from './until.ts';

export type WatchedBus = { readonly bus: HintBus; readonly events: readonly NatsEvent[] };

/** A bus on a NATS server that may be down, with the events of its connection so far. */
export const natsBus = (url: string): WatchedBus => {
  const events: NatsEvent[] = [];
  return { bus: createNatsHintBus(url, { onEvent: (event) => events.push(event) }), events };
};

/** Resolves once the bus is connected. */
export const connectedNatsBus = async (url: string): Promise<WatchedBus> => {
  const watched = natsBus(url);
  await until('a connection to NATS', () => watched.events.includes('connected'));
  return watched;
};
