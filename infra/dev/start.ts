import { settingsOrExit } from '../config/settings-or-exit.ts';
import { terminalLanguage } from '../config/terminal-language.mjs';
import { createLogger } from '../telemetry/logger.ts';
import { runProgram } from './run-program.ts';
import { startSite } from './site.ts';
import { startMessages } from './start-messages.ts';

const say = startMessages[terminalLanguage(process.env)];
const settings = settingsOrExit();
const logger = createLogger(settings.logLevel);

runProgram({
  logger,
  say,
  start: ({ closers, signal, failWith }) =>
    startSite({ settings, say, logger, closers, signal, onLost: () => failWith(say.databaseLost) }),
});
