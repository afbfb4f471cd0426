import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newStream, renamed } from '../contract/samples.ts';
import { shortOrLong, report } from './support/faults.ts';
import type { Acknowledged } from './support/log-checks.ts';
import { type OwnPostgres, startOwnPostgres } from './support/own-postgres.ts';
import { expectRetained } from './support/verdicts.ts';

const rounds = shortOrLong(1, 5);

/** Mounts a small tmpfs as a disk that is soon full; null without the rights of an administrator. */
const mount = async (megabytes: number): Promise<string | null> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'rondelle-disk-'));
  const args = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder];
  if (spawnSync('mount', args, { stdio: 'ignore' }).status === 0) return folder;
  await rm(folder, { recursive: true });
  return null;
};
const disk = await mount(160);
if (!disk) console.log('full disk: skipped, since nothing may be mounted here');

/** Fills the rest of the disk; returns a function that frees it. */
const fill = (folder: string): (() => void) => {
  const ballast = path.join(folder, 'ballast');
  // Fails with "no space left", as intended.
  spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=64k'], { stdio: 'ignore' });
  return () => rmSync(ballast);
};

describe.skipIf(!disk)('on a disk that is full', () => {
  const folder = disk ?? '';
  let database: OwnPostgres;
  let log: EventLog;
  beforeAll(async () => {
    database = await startOwnPostgres({
      folder: path.join(folder, 'data'),
      settings: { max_wal_size: '48MB', min_wal_size: '32MB', wal_recycle: 'off' },
    });
    log = await openEventLog(database.url);
  });
  afterAll(async () => {
    await log?.close();
    await database?.remove();
    execFileSync('umount', [folder]);
    await rm(folder, { recursive: true });
  });

  const acknowledged: Acknowledged[] = [];
  let refused = 0;
  const write = async (): Promise<boolean> => {
    const event = renamed('x'.repeat(150));
    try {
      const { position } = await log.append(newStream(), [event], 'none');
      acknowledged.push({ commandId: event.metadata.commandId, position });
      return true;
    } catch {
      refused += 1;
      return false;
    }
  };
  const writeUntilRefused = async (): Promise<void> => {
    for (const end = Date.now() + 60_000; await write(); )
      if (Date.now() > end) throw new Error('the disk did not get full');
  };
  /** Frees disk space and starts the server if it has stopped, as an administrator does. */
  const recover = async (free: () => void): Promise<number> => {
    free();
    const began = performance.now();
    if (!(await database.isRunning())) await database.start();
    for (const end = Date.now() + 60_000; !(await write()); await sleep(50))
      if (Date.now() > end) throw new Error('nothing can be written although there is room');
    return performance.now() - began;
  };

  test('an append is refused rather than lost, acknowledged events stay, and freed space is enough to continue', async () => {
    for (let i = 0; i < 200; i += 1) await write();
    const tookMs: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const free = fill(folder);
      await writeUntilRefused();
      for (let i = 0; i < 5; i += 1) await write();
      tookMs.push(await recover(free));
    }
    expect(refused).toBeGreaterThan(0);
    const events = await expectRetained(log, acknowledged);
    report('Full disk under PostgreSQL', {
      rounds,
      events,
      acknowledged: acknowledged.length,
      refused,
      'lost or doubled': 0,
      'writes again after max (ms)': Math.round(Math.max(...tookMs)),
    });
  });

  test('a disk with free space refuses no append', async () => {
    writeFileSync(path.join(folder, 'small'), 'x');
    expect(await write()).toBe(true);
  });
});
