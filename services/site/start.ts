import { settingsOrExit } from '@rondelle/infra/config/settings-or-exit.ts';
import { m } from '@rondelle/infra/config/terminal-messages.ts';
import { createLogger } from '@rondelle/infra/telemetry/logger.ts';
import { runProgram } from './run-program.ts';
import { startSite } from './site.ts';

const settings = settingsOrExit();
const logger = createLogger(settings.logLevel);

runProgram({
  logger,
  start: ({ closers, signal, failWith }) =>
    startSite({ settings, logger, closers, signal, onLost: () => failWith(m.start_database_lost()) }),
});
