import type { HintBus } from '@rondelle/domain/ports/hint-bus.ts';
import type { Logger } from '../telemetry/logger.ts';
import { createNatsHintBus } from './nats-hint-bus.ts';

/** Hints over NATS; what becomes of the connection is logged. */
export const loggedNatsBus = (urls: string, name: string, logger: Logger): HintBus =>
  createNatsHintBus(urls, {
    name,
    onEvent: (event) => {
      if (event === 'connected') logger.notice('hints travel over NATS');
      else logger.warn('NATS is away: changes are looked for instead of heard of');
    },
    onError: (err) => logger.warn({ err }, 'NATS does not answer'),
  });
