import { type Launched, launchScript } from '../support/launch.ts';

const start = (name: string, input: unknown): Launched =>
  launchScript(`tests/bench/programs/${name}.ts`, [JSON.stringify(input)], { ipc: true, shown: true });

/** Runs a program of `programs/` in a separate process and returns its result. */
export const runProgram = async <T>(name: string, input: unknown): Promise<T> => {
  const program = start(name, input);
  try {
    return await program.message<T>();
  } finally {
    await program.disconnect();
  }
};

/** Starts a server of `programs/` and returns its URL, which is its first message. It stops when the channel closes. */
export const startServer = async (name: string, input: unknown) => {
  const server = start(name, input);
  const url = await server.message<string>();
  return { url, pid: server.pid, stop: async () => void (await server.disconnect()) };
};
