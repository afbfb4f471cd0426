import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Starts a gateway, a projector or a reactor as a separate process, as in production. */
export const startOwnProcess = async (
  service: 'gateway' | 'projector' | 'reactor',
  env: Readonly<Record<string, string>>,
) => {
  const child = spawn(process.execPath, [`services/site/processes/${service}.ts`], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], LANG: 'en_CA.UTF-8', PORT: '0', ...env },
  });
  let printed = '';
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      printed += String(chunk);
      const url = /ready: (http:\S+)/.exec(printed)?.[1];
      if (url) resolve(url.replace(/\/$/, ''));
    });
  const ended = once(child, 'close').then(([code, signal]): number | string => {
    reject(new Error(`the ${service} has ended:\n${printed}`));
    return code ?? signal;
  });
  const url = await promise;
  return {
    url,
    output: () => printed,
    /** Sends SIGTERM; returns the exit code and the duration in milliseconds. */
    end: async () => {
      const began = performance.now();
      child.kill('SIGTERM');
      return { code: await ended, ms: performance.now() - began };
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};
export type OwnProcess = Awaited<ReturnType<typeof startOwnProcess>>;
