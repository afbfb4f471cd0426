import type { HintBus } from '@rondelle/contracts/ports/hint-bus.ts';
import type { Logger } from '../telemetry/logger.ts';
import { createNatsHintBus } from './nats-hint-bus.ts';

/** A NATS hint bus that logs connection changes. */
export const loggedNatsBus = (urls: string, name: string, logger: Logger): HintBus =>
  createNatsHintBus(urls, {
    name,
    onEvent: (event) => {
      if (event === 'connected') logger.notice('hints travel over NATS');
      else logger.warn('NATS is unreachable; polling the database for changes');
    },
    onError: (err) => logger.warn({ err }, 'NATS does not answer'),
  });
