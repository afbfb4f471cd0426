import { spawn, spawnSync } from 'node:child_process';
import { findNatsServer, findProgram } from '../../services/site/find-program.mjs';
import { findChromium } from '../support/programs.mjs';

/**
 * Installs the browser, the server and the optional tools of the tests where this is allowed; fails when the browser or
 * the server is missing afterwards. Plain JavaScript without dependencies: it runs while npm installs them.
 */
const missingPrograms = () => [
  ...(findChromium('with windows') ? [] : ['chromium']),
  ...(findNatsServer() ? [] : ['nats-server']),
];

/** @param {string} program @param {string[]} args */
const works = (program, args) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** Optional tools: `faketime`, without which some tests are skipped, and the smaller browser. */
const extras = ['faketime', 'chromium-headless-shell'];
const missingExtras = () =>
  works('apt-get', ['--version']) ? extras.filter((name) => !findProgram(name)) : [];

/** Runs a command; shows its output only when it fails. @param {readonly string[]} command @returns {Promise<void>} */
const run = ([program = '', ...args]) =>
  new Promise((resolve) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
    /** @type {Buffer[]} */
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`);
      resolve();
    });
    child.on('close', (code) => {
      if (code !== 0) process.stderr.write(Buffer.concat(output));
      resolve();
    });
  });

/**
 * The commands that install programs and extras here; empty where installing needs a password.
 *
 * @param {readonly string[]} programs @param {readonly string[]} wanted @returns {string[][]}
 */
const installCommands = (programs, wanted) => {
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

const [programs, wanted] = [missingPrograms(), missingExtras()];
if (programs.length + wanted.length > 0) {
  const commands = installCommands(programs, wanted);
  if (commands.length > 0)
    console.log(`Installing what the tests need: ${[...programs, ...wanted].join(', ')}`);
  for (const command of commands) await run(command);
  const still = missingPrograms();
  if (still.length > 0) {
    console.error(`The tests need ${still.join(', ')}: install them and try again.`);
    process.exitCode = 1;
  }
}
