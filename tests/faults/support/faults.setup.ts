import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { eventStoreCommand, startEventStoreProcess } from '../../support/eventstore-process.ts';
import { seedFrom } from '../../support/seed.ts';
import { allKills } from './kills.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The seed of everything that is random in the fault tests. */
    faultsSeed: string;
    /** True for the long form, whose figures are in the report. */
    faultsLong: boolean;
    /** The number of processes that the long form kills in all; fewer make it faster to try. */
    faultsKills: number;
    /** The version of the real EventStoreDB that can be started here; null when only the stand-in can. */
    eventStoreVersion: string | null;
    /** A folder to which each test writes its figures. */
    faultsFigures: string;
  }
}

/** Starts the server once to read its version; null when there is none. */
const findVersion = async (): Promise<string | null> => {
  if (eventStoreCommand === undefined) return null;
  const server = await startEventStoreProcess();
  await server.remove();
  return server.version;
};

/** Chooses the seed. `FAULTS_SEED` repeats a run; `FAULTS_LONG=1` selects the long form. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const seed = String(seedFrom('FAULTS_SEED'));
  const configured = process.env['FAULTS_FIGURES'];
  const folder = configured ?? (await mkdtemp(path.join(tmpdir(), 'rondelle-figures-')));
  project.provide('faultsSeed', seed);
  project.provide('faultsLong', process.env['FAULTS_LONG'] === '1');
  project.provide('faultsKills', Number(process.env['FAULTS_KILLS'] ?? allKills));
  project.provide('eventStoreVersion', await findVersion());
  project.provide('faultsFigures', folder);
  return async () => {
    if (!configured) await rm(folder, { recursive: true, force: true });
  };
}
