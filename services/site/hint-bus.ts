import type { HintBus } from '@rondelle/contracts/ports/hint-bus.ts';
import { createHintBus } from '@rondelle/projector/publish.ts';
import type { Settings } from '@rondelle/infra/config/settings.ts';
import { loggedNatsBus } from '@rondelle/infra/nats/logged-nats-bus.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';

/** Opens the NATS bus of the settings; without one, hints stay within this process. */
export const openHintBus = ({ natsUrl }: Pick<Settings, 'natsUrl'>, name: string, logger: Logger): HintBus =>
  natsUrl ? loggedNatsBus(natsUrl, name, logger) : createHintBus();
