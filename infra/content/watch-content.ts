import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from '../telemetry/logger.ts';
import type { Content } from './content.ts';
import { readContent } from './read-content.ts';

const everyMs = 5_000;

/** Returns a text that changes when a file is added, removed or written. */
const stateOf = async (folder: string): Promise<string> => {
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  const seen = await Promise.all(
    files
      .filter((file) => file.endsWith('.md'))
      .sort()
      .map(async (file) => {
        const { size, mtimeMs } = await stat(path.join(folder, file));
        return `${file} ${size} ${mtimeMs}`;
      }),
  );
  return seen.join('\n');
};

export type WatchedContent = { readonly current: () => Content; readonly stop: () => void };

/** Reads a content folder, and again after each change; then calls `onChange`. Logs invalid files. */
export const watchContent = async (
  folder: string,
  logger: Logger,
  onChange: () => void,
): Promise<WatchedContent> => {
  const read = async () => {
    const { content, errors } = await readContent(folder);
    for (const error of errors) logger.error(error, 'a content file is invalid and is not shown');
    return content;
  };
  let state = await stateOf(folder).catch(() => '');
  let content = await read();
  const look = async () => {
    const now = await stateOf(folder);
    if (now === state) return;
    content = await read();
    state = now;
    onChange();
  };
  const timer = setInterval(
    () => void look().catch((err: unknown) => logger.warn({ err }, 'the content could not be read')),
    everyMs,
  );
  timer.unref();
  return { current: () => content, stop: () => clearInterval(timer) };
};
