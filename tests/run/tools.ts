import { spawnSync } from 'node:child_process';
import { findNatsServer } from '@rondelle/infra/dev/find-program.ts';
import { findChromium } from '../support/programs.ts';
import type { RunMessages } from './messages.ts';

const missingPrograms = (): string[] => [
  ...(findChromium() ? [] : ['chromium']),
  ...(findNatsServer() ? [] : ['nats-server']),
];

const works = (program: string, args: string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0;
const run = (command: readonly string[]): void => {
  const [program = '', ...args] = command;
  spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
};

/** The commands that install programs here, or none where this may not be done without asking. */
const installCommands = (programs: readonly string[]): (readonly string[])[] => {
  if (works('apt-get', ['--version'])) {
    const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n', '-E'];
    if (asRoot.length > 0 && !works('sudo', ['-n', 'true'])) return [];
    const apt = [...asRoot, 'apt-get', '-q'];
    return [
      [...apt, 'update'],
      [...apt, 'install', '-y', '--no-install-recommends', ...programs, 'fonts-noto-core'],
    ];
  }
  return works('brew', ['--version']) ? programs.map((program) => ['brew', 'install', program]) : [];
};

/** Installs the browser and the server that tests drive, where this is allowed. Answers whether all are there. */
export const provideTools = (say: RunMessages): boolean => {
  const missing = missingPrograms();
  if (missing.length === 0) return true;
  const commands = installCommands(missing);
  if (commands.length > 0) console.log(say.installing(missing.join(', ')));
  commands.forEach(run);
  const still = missingPrograms();
  if (still.length > 0) console.error(say.missing(still.join(', ')));
  return still.length === 0;
};
