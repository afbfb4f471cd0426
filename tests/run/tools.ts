import { spawnSync } from 'node:child_process';
import { findNatsServer, findProgram } from '@rondelle/infra/dev/find-program.ts';
import { findChromium } from '../support/programs.ts';

const missingPrograms = (): string[] => [
  ...(findChromium('with windows') ? [] : ['chromium']),
  ...(findNatsServer() ? [] : ['nats-server']),
];

const works = (program: string, args: string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0;
/** Optional tools: `faketime`, without which some tests are skipped, and the smaller browser. */
const extras = ['faketime', 'chromium-headless-shell'];
const missingExtras = (): string[] =>
  works('apt-get', ['--version']) ? extras.filter((name) => !findProgram(name)) : [];

const run = (command: readonly string[]): void => {
  const [program = '', ...args] = command;
  spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
};

/** The commands that install programs and extras here; empty where installing needs a password. */
const installCommands = (programs: readonly string[], wanted: readonly string[]): (readonly string[])[] => {
  if (works('apt-get', ['--version'])) {
    const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n', '-E'];
    if (asRoot.length > 0 && !works('sudo', ['-n', 'true'])) return [];
    const apt = [...asRoot, 'apt-get', '-q'];
    // One command for each extra, so that an extra that a distribution lacks does not prevent the others.
    const lists = [
      programs.length > 0 ? [...programs, 'fonts-noto-core'] : [],
      ...wanted.map((one) => [one]),
    ];
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
 * Installs the browser, the server and the optional tools of the tests where this is allowed. Returns whether the
 * browser and the server exist.
 */
export const provideTools = (): boolean => {
  const [programs, wanted] = [missingPrograms(), missingExtras()];
  if (programs.length + wanted.length === 0) return true;
  const commands = installCommands(programs, wanted);
  if (commands.length > 0)
    console.log(`Installing what the tests need: ${[...programs, ...wanted].join(', ')}`);
  commands.forEach(run);
  const still = missingPrograms();
  if (still.length > 0) console.error(`The tests need ${still.join(', ')}: install them and try again.`);
  return still.length === 0;
};
