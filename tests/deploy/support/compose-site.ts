import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '@rondelle/site/free-port.ts';
import { composeFile, text, textOf } from '../../architecture/deploy/deploy-files.ts';
import { hasImage, run } from './engine.ts';
import { overrideOf } from './override.ts';

export type ComposeSite = {
  readonly url: string;
  /** True when the event log is in a real EventStoreDB, not in the tests' stand-in. */
  readonly hasEventStore: boolean;
  /** Runs `docker compose` with these arguments. */
  readonly compose: (...args: readonly string[]) => Promise<string>;
  /** Runs a line of the operations page, in the folder of compose.yaml. */
  readonly type: (line: string, input?: string) => Promise<string>;
  /** Ends and removes all containers, networks and volumes. */
  readonly remove: () => Promise<unknown>;
};

/** The beginning of a line that changes to the folder in which commands run already. */
const toTheFolder = /^cd infra\/deploy\/compose(?: && )?/;
const isRoot = process.getuid?.() === 0;

/** A site of its own on Docker Compose, in a checkout of the product; nothing is started yet. */
export const composeSite = async (checkout: string, project: string): Promise<ComposeSite> => {
  const folder = path.join(checkout, 'infra/deploy/compose');
  const hasEventStore = await hasImage(text(composeFile()['services']?.['eventstore']?.['image']));
  const nodeImage = /^FROM (\S+)/m.exec(textOf('Dockerfile'))?.[1] ?? '';
  const ports = { proxy: await freePort(), prometheus: await freePort(), alertmanager: await freePort() };
  await writeFile(
    path.join(folder, 'compose.override.yaml'),
    overrideOf(ports, hasEventStore ? null : nodeImage),
  );
  const env = { COMPOSE_PROJECT_NAME: project };
  const compose: ComposeSite['compose'] = (...args) =>
    run('docker', ['compose', ...args], { cwd: folder, env });
  return {
    url: `http://127.0.0.1:${ports.proxy}`,
    hasEventStore,
    compose,
    type: async (line, input = '') => {
      const rest = line.replace(toTheFolder, '').replace(/^sudo /, isRoot ? '' : 'sudo ');
      return rest === '' ? '' : run('bash', ['-euc', rest], { cwd: folder, env, input });
    },
    remove: () => compose('--profile', 'tools', 'down', '--volumes', '--remove-orphans', '--timeout', '5'),
  };
};
