import { rm } from 'node:fs/promises';
import path from 'node:path';
import { backupsIn, readManifest } from './manifest.ts';

/**
 * Removes the backups in a folder that are more than `days` old and returns their names. Keeps the newest backup, and
 * anything that is not a backup.
 */
export const removeOldBackups = async (
  target: string,
  days: number,
  now: Date = new Date(),
): Promise<readonly string[]> => {
  const removed: string[] = [];
  for (const name of (await backupsIn(target)).slice(0, -1)) {
    const folder = path.join(target, name);
    const { takenAt } = await readManifest(folder);
    if (now.getTime() - Date.parse(takenAt) <= days * 86_400_000) continue;
    await rm(folder, { recursive: true });
    removed.push(name);
  }
  return removed;
};
