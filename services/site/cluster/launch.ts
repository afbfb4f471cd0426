import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const scripts = {
  gateway: fileURLToPath(new URL('../processes/gateway.ts', import.meta.url)),
  projector: fileURLToPath(new URL('../processes/projector.ts', import.meta.url)),
  reactor: fileURLToPath(new URL('../processes/reactor.ts', import.meta.url)),
};

/**
 * Starts a gateway, projector or reactor in its own session, so that Ctrl-C reaches only the cluster process. The
 * service stops when the IPC channel closes because the cluster process died.
 */
export const launchService = (
  service: keyof typeof scripts,
  settings: Readonly<Record<string, string>>,
): ChildProcess =>
  spawn(process.execPath, ['--disable-warning=ExperimentalWarning', scripts[service]], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, METRICS_PORT: '', ...settings },
  });

/**
 * Shell script that becomes the server, and kills it when its standard input closes because the cluster process died.
 */
const killedWithParent = 'exec 3<&0; (cat <&3 >/dev/null; kill $$ 2>/dev/null) & exec "$@" 3<&- </dev/null';

export const launchNats = (program: string, port: number, logFile: string): ChildProcess => {
  const server = [program, '-a', '127.0.0.1', '-p', String(port), '-l', logFile];
  const child = spawn('/bin/sh', ['-c', killedWithParent, 'nats', ...server], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.once('exit', () => child.stdin?.destroy());
  return child;
};
