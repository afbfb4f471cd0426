import { execFile } from 'node:child_process';
import { z } from 'zod';
import { root } from '../support/launch.ts';

/** The JSON that npm printed, or why there is none. */
export type FromNpm =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: string };

const mostBytes = 50_000_000;
const withinMs = 120_000;

/** Without the registry, `npm audit --offline` would report that nothing is wrong. */
const online = ['--offline=false', '--prefer-offline=false', '--json'];

const firstLine = (text: string): string => text.trim().split('\n', 1)[0] ?? '';

const failure = z.object({
  error: z.object({ summary: z.string().optional() }),
  message: z.string().optional(),
});

/** The reason in npm's JSON of a failure; null when it is a result. */
const failureIn = (value: unknown): string | null => {
  const { success, data } = failure.safeParse(value);
  return success ? firstLine(data.error.summary || data.message || 'npm names no reason') : null;
};

export const readNpm = (printed: string, reported: string): FromNpm => {
  if (printed.trim() === '') return { ok: false, reason: firstLine(reported) || 'npm printed nothing' };
  try {
    const value: unknown = JSON.parse(printed);
    const reason = failureIn(value);
    return reason === null ? { ok: true, value } : { ok: false, reason };
  } catch {
    return { ok: false, reason: firstLine(printed) };
  }
};

/** npm exits with 1 when it found something, too; only its output tells a finding from a failure. */
export const queryNpm = (args: readonly string[]): Promise<FromNpm> =>
  new Promise((resolve) => {
    const options = { cwd: root, maxBuffer: mostBytes, timeout: withinMs };
    execFile('npm', [...args, ...online], options, (_error, printed, reported) =>
      resolve(readNpm(printed, reported)),
    );
  });
