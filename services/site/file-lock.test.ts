import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withFileLock } from './file-lock.mjs';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rondelle-lock-'));
  file = path.join(folder, 'a.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const never = { onWait: () => expect.unreachable('waited') };

/** The id of a process that has ended. */
const endedProcess = async (): Promise<number> => {
  const script = path.join(folder, 'end.mjs');
  writeFileSync(script, '');
  const child = fork(script);
  await once(child, 'exit');
  return child.pid ?? 0;
};

test('returns the result and removes the lock, also after an error', async () => {
  expect(await withFileLock(file, never, async () => readdirSync(folder))).toEqual(['a.lock']);
  const failing = withFileLock(file, never, () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(readdirSync(folder)).toEqual([]);
});

test('takes over the lock of a process that was killed', async () => {
  writeFileSync(file, String(await endedProcess()));
  expect(await withFileLock(file, never, async () => 'done')).toBe('done');
  expect(readdirSync(folder).filter((name) => name.includes('lock'))).toEqual([]);
});

test('takes over a lock that an earlier process with the same id left, as after a restart of a container', async () => {
  writeFileSync(file, String(process.pid));
  expect(await withFileLock(file, never, async () => 'done')).toBe('done');
});

test('waits for the process that holds the lock, and reports its id once', async () => {
  writeFileSync(file, String(process.ppid));
  const waits: number[] = [];
  const onWait = (pid: number) => {
    waits.push(pid);
    // The other process finishes.
    rmSync(file);
  };
  expect(await withFileLock(file, { onWait }, async () => 'done')).toBe('done');
  expect(waits).toEqual([process.ppid]);
});
