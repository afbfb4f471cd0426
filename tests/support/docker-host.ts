import { existsSync } from 'node:fs';

export type DockerHost = {
  /** Where the ports of its containers are reached from here. */
  readonly address: string;
  /** How the port of EventStoreDB is published: any free one, open to this machine alone where Docker is on it. */
  readonly published: string;
};

const socket = '/var/run/docker.sock';
const here: DockerHost = { address: '127.0.0.1', published: '127.0.0.1::2113' };

/** The Docker that its command line would speak to: at `DOCKER_HOST`, else on this machine; null where there is none. */
export const findDocker = (
  env: NodeJS.ProcessEnv,
  exists: (file: string) => boolean = existsSync,
): DockerHost | null => {
  const named = env['DOCKER_HOST'];
  if (!named) return exists(socket) ? here : null;
  if (named.startsWith('unix://')) return exists(named.slice('unix://'.length)) ? here : null;
  const address = URL.canParse(named) ? new URL(named).hostname : '';
  if (address === '') return null;
  return /^(localhost|127\.\d+\.\d+\.\d+)$/.test(address) ? here : { address, published: '2113' };
};
