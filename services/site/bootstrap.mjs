// Plain JavaScript without dependencies: it runs on any Node from version 20, before dependencies are installed, and
// then starts the Node 24 from the dependencies.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { terminalLanguage } from '../../infra/config/terminal-language.mjs';
import { bootstrapMessages } from './bootstrap-messages.mjs';
import { withFileLock } from './file-lock.mjs';
import { dependenciesInStep } from './installed.mjs';
import { copyOfWeb } from './web-copy.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const messages = bootstrapMessages[terminalLanguage(process.env)];
const runtime = path.join(root, 'node_modules', '.bin', 'node');

/** @type {Record<string, { script: string, needsWeb?: true, needsTools?: true, args?: string[] }>} */
const commands = {
  start: { script: 'services/site/start.ts', needsWeb: true },
  test: { script: 'tests/run.ts', needsWeb: true, needsTools: true },
  'test:all': { script: 'tests/run.ts', needsWeb: true, needsTools: true, args: ['--all'] },
  gateway: { script: 'services/site/processes/gateway.ts', needsWeb: true },
  projector: { script: 'services/site/processes/projector.ts' },
  reactor: { script: 'services/site/processes/reactor.ts' },
  cluster: { script: 'services/site/cluster/cluster.ts', needsWeb: true },
  migrate: { script: 'infra/postgres/migrate-cli.ts' },
  import: { script: 'services/site/import-cli.ts' },
  rebuild: { script: 'services/site/rebuild-cli.ts' },
  verify: { script: 'services/site/verify-cli.ts' },
  backup: { script: 'services/site/backup-cli.ts' },
  restore: { script: 'services/site/restore-cli.ts' },
  'eventlog:copy': { script: 'services/site/copy-cli.ts' },
  videos: { script: 'services/site/videos-cli.ts' },
  user: { script: 'services/site/user-cli.ts' },
  generate: { script: 'services/site/generate-cli.ts' },
  'test:cluster': { script: 'tests/run/cluster.ts', needsWeb: true, needsTools: true },
  'test:faults': { script: 'tests/faults/run.ts', needsWeb: true, needsTools: true },
  'test:deploy': { script: 'tests/deploy/run.ts' },
  'dependencies:report': { script: 'tests/dependencies/dependencies.ts' },
  evaluate: { script: 'tests/evaluate/evaluate.ts' },
  bench: { script: 'tests/bench/bench.ts', needsWeb: true },
  'bench:crowd': { script: 'tests/bench/crowd.ts', needsWeb: true },
  'bench:phone': { script: 'tests/bench/phone/phone.ts', needsWeb: true },
  'bench:saturday': { script: 'tests/bench/saturday/saturday.ts', needsWeb: true },
  'bench:season20': { script: 'tests/bench/season20/season20.ts', needsWeb: true },
  'bench:scale': { script: 'tests/bench/scale/scale.ts' },
  'bench:units': { script: 'tests/bench/units/units.ts', needsWeb: true },
};

/** @param {string} message @returns {never} */
const fail = (message) => {
  console.error(message);
  process.exit(1);
};

const runtimeMajor = () => {
  const { status, stdout } = spawnSync(runtime, ['--version'], { encoding: 'utf8' });
  return status === 0 ? Number(/^v(\d+)/.exec(stdout)?.[1] ?? 0) : 0;
};

const succeeds = (/** @type {string} */ program, /** @type {string[]} */ args) =>
  new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit' });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });

const install = async () => {
  if (dependenciesInStep(root) && runtimeMajor() >= 24) return;
  console.log(messages.installing);
  if (!(await succeeds('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])))
    fail(messages.installFailed);
  if (runtimeMajor() < 24) fail(messages.runtimeMissing);
};

const turboQuiet = {
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  DO_NOT_TRACK: '1',
};

/** Turbo builds only when something changed; its output is printed only when it fails. */
const build = (/** @type {'web' | 'infra'} */ part) => {
  const turbo = path.join(root, 'node_modules', '.bin', 'turbo');
  const args = [
    'run',
    'build',
    `--filter=@rondelle/${part}`,
    '--output-logs=errors-only',
    '--log-order=grouped',
  ];
  const child = spawn(turbo, args, { cwd: root, env: { ...process.env, ...turboQuiet } });
  const announce = setTimeout(() => console.log(messages.building), 700);
  /** @type {Buffer[]} */
  const output = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve) => {
    child.on('error', () => fail(messages.buildFailed));
    child.on('close', (code) => {
      clearTimeout(announce);
      if (code === 0) return resolve(undefined);
      process.stderr.write(Buffer.concat(output));
      fail(messages.buildFailed);
    });
  });
};

/** On Ctrl-C both the terminal and npm send the signal; signals within 300 ms count as one. */
const ignoringRepeats = () => {
  let last = 0;
  return () => {
    const now = Date.now();
    const first = now - last > 300;
    last = now;
    return first;
  };
};

const printWaiting = (/** @type {number} */ pid) => console.log(messages.waiting(pid));

/**
 * Installs and builds what is missing. Two commands started at the same time in one folder do so one after the other.
 * Returns the variables of the command: the folder of its web application, if it needs one.
 *
 * @param {boolean} needsWeb
 */
const prepare = async (needsWeb) => {
  const folder = path.join(root, '.turbo');
  mkdirSync(folder, { recursive: true });
  return withFileLock(path.join(folder, 'preparing.lock'), { onWait: printWaiting }, async () => {
    await install();
    // Commands without pages need only the compiled messages.
    await build(needsWeb ? 'web' : 'infra');
    return needsWeb ? { WEB_DIST: copyOfWeb(root) } : {};
  });
};

/** Installs the programs that only tests need. */
const prepareTools = async () => {
  if (!(await succeeds(process.execPath, ['tests/run/tools.mjs']))) process.exit(1);
};

/** @param {string} script @param {string[]} args @param {Record<string, string>} prepared */
const runCommand = (script, args, prepared) => {
  const env = {
    ...process.env,
    ...prepared,
    PATH: `${path.dirname(runtime)}${path.delimiter}${process.env['PATH'] ?? ''}`,
    // Node's compile cache, which also serves the child processes and the next start.
    NODE_COMPILE_CACHE:
      process.env['NODE_COMPILE_CACHE'] ?? path.join(root, 'node_modules', '.cache', 'compiled'),
  };
  // The IPC channel closes when this process dies, however it dies, so that the child can stop too.
  const child = spawn(runtime, ['--disable-warning=ExperimentalWarning', script, ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env,
  });
  const isNew = ignoringRepeats();
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (isNew()) child.kill(signal);
    });
  }
  child.on('error', () => fail(messages.runtimeMissing));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + os.constants.signals[signal ?? 'SIGTERM']));
};

const main = async () => {
  if (Number(process.versions.node.split('.')[0]) < 20) fail(messages.nodeTooOld(process.versions.node));
  const [name = '', ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return fail(messages.usage(Object.keys(commands).join(', ')));
  // A command that another one starts uses the folder that the other one has prepared.
  const isPrepared = Boolean(process.env['WEB_DIST']);
  const [prepared] = await Promise.all([
    isPrepared ? {} : prepare(command.needsWeb === true),
    command.needsTools && prepareTools(),
  ]);
  runCommand(path.join(root, command.script), [...(command.args ?? []), ...args], prepared);
};

await main();
