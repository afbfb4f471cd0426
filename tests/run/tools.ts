import { spawnSync } from 'node:child_process';
import { findNatsServer, findProgram } from '@rondelle/infra/dev/find-program.ts';
import { findChromium } from '../support/programs.ts';

const missingPrograms = (): string[] => [
  ...(findChromium() ? [] : ['chromium']),
  ...(findNatsServer() ? [] : ['nats-server']),
];

const works = (program: string, args: string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0;
/** What some tests skip without: Debian's library that gives a program another clock. */
const missingExtras = (): string[] =>
  works('apt-get', ['--version']) && !findProgram('faketime') ? ['faketime'] : [];

const run = (command: readonly string[]): void => {
  const [program = '', ...args] = command;
  spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
};

/** The commands that install programs and extras here, or none where this may not be done without asking. */
const installCommands = (programs: readonly string[], extras: readonly string[]): (readonly string[])[] => {
  if (works('apt-get', ['--version'])) {
    const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n', '-E'];
    if (asRoot.length > 0 && !works('sudo', ['-n', 'true'])) return [];
    const apt = [...asRoot, 'apt-get', '-q'];
    // Apart: an extra that a distribution lacks must not keep the programs out.
    const lists = [programs.length > 0 ? [...programs, 'fonts-noto-core'] : [], extras];
    return [
      [...apt, 'update'],
      ...lists
        .filter((packages) => packages.length > 0)
        .map((packages) => [...apt, 'install', '-y', '--no-install-recommends', ...packages]),
    ];
  }
  return works('brew', ['--version']) ? programs.map((program) => ['brew', 'install', program]) : [];
};

/**
 * Installs the browser and the server that tests drive, and what some would skip without, where this is allowed. Answers
 * whether the browser and the server are there.
 */
export const provideTools = (): boolean => {
  const [programs, extras] = [missingPrograms(), missingExtras()];
  if (programs.length + extras.length === 0) return true;
  const commands = installCommands(programs, extras);
  if (commands.length > 0)
    console.log(`Installing what the tests need: ${[...programs, ...extras].join(', ')}`);
  commands.forEach(run);
  const still = missingPrograms();
  if (still.length > 0) console.error(`The tests need ${still.join(', ')}: install them and try again.`);
  return still.length === 0;
};
