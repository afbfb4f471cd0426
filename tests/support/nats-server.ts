import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@rondelle/site/free-port.ts';
import { findNatsServer } from '@rondelle/site/find-program.mjs';
import { type ContainerServer, startNatsContainer, usesContainers } from './containers.ts';
import { launch, type Launched } from './launch.ts';

export type NatsServer = {
  readonly url: string;
  /** Sends `kill -9`, as a crash would; resolves when the process has ended. */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same port. */
  readonly restart: () => Promise<void>;
  /** Stops it and removes its data. */
  readonly remove: () => Promise<void>;
};

const isResponding = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.once('data', () => socket.destroy());
  });

const inContainer = async (): Promise<NatsServer> => {
  const port = await freePort();
  let server: ContainerServer = await startNatsContainer(port);
  return {
    url: server.url,
    kill: () => server.remove(),
    restart: async () => {
      server = await startNatsContainer(port);
    },
    remove: () => server.remove(),
  };
};

const asProgram = async (): Promise<NatsServer> => {
  const program = findNatsServer();
  if (!program) throw new Error('there is no nats-server: `npm test` says how to install it');
  const folder = await mkdtemp(path.join(tmpdir(), 'rondelle-nats-'));
  const port = await freePort();
  const start = async (): Promise<Launched> => {
    const args = ['-a', '127.0.0.1', '-p', String(port), '-l', path.join(folder, 'log')];
    const started = launch(program, args, { cwd: folder });
    await started.until(() => isResponding(port));
    return started;
  };
  let server = await start();
  return {
    url: `nats://127.0.0.1:${port}`,
    kill: () => server.kill(),
    restart: async () => {
      server = await start();
    },
    remove: async () => {
      await server.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Starts a real NATS server on a free port of this machine. */
export const startNatsServer = (): Promise<NatsServer> => (usesContainers ? inContainer() : asProgram());
