import { execFile } from 'node:child_process';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { launchScript } from '../../support/launch.ts';
import { runProgram } from '../program.ts';
import { writeResults } from './league-results.ts';

type Run = { readonly appended: number; readonly seconds: number };
export type Peer = { readonly own: Run; readonly peer: Run };

const mostResults = 50_000;
/** The peer stops after this time; then we append the same number of events. */
const peerSeconds = 30;

const here = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** Installs the peer's exact packages into the folder, without running their install scripts. */
const install = async (folder: string): Promise<string> => {
  await mkdir(folder);
  for (const name of ['package.json', 'package-lock.json'])
    await copyFile(here(`peer/${name}`), path.join(folder, name));
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await promisify(execFile)('npm', args, { cwd: folder });
  const program = path.join(folder, 'peer-emmett.mjs');
  await copyFile(here('programs/peer-emmett.mjs'), program);
  return program;
};

const runPeer = async (program: string, input: unknown): Promise<Run> => {
  const peer = launchScript(program, [JSON.stringify(input)], { ipc: true, shown: true });
  const run = await peer.message<Run>();
  await peer.ended;
  return run;
};

/**
 * Appends the same results one at a time, each on disk before the next, and projects them: the peer into one document
 * per league within the append, we into all views. Each uses an empty database of the same server.
 */
export const measurePeer = async (
  log: EventLog,
  folder: string,
  databases: { readonly own: string; readonly peer: string },
): Promise<Peer> => {
  const program = await install(path.join(folder, 'peer'));
  const files = await writeResults(log, folder, mostResults);
  const { eventsFile } = files;
  const peer = await runPeer(program, { databaseUrl: databases.peer, eventsFile, seconds: peerSeconds });
  const own = await runProgram<Run>('peer-own', {
    ...files,
    databaseUrl: databases.own,
    count: peer.appended,
  });
  return { own, peer };
};
