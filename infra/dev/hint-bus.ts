import type { HintBus } from '@rondelle/domain/ports/hint-bus.ts';
import { createHintBus } from '@rondelle/projector/publish.ts';
import type { Settings } from '../config/settings.ts';
import { loggedNatsBus } from '../nats/logged-nats-bus.ts';
import type { Logger } from '../telemetry/logger.ts';

/** Opens the NATS bus of the settings; without one, hints stay within this process. */
export const openHintBus = ({ natsUrl }: Pick<Settings, 'natsUrl'>, name: string, logger: Logger): HintBus =>
  natsUrl ? loggedNatsBus(natsUrl, name, logger) : createHintBus();
