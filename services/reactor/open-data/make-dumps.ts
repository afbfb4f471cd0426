import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readManifest } from '@rondelle/infra/open-data/read-manifests.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { type DumpedSeason, writeDump } from './write-dump.ts';

/** So many days of a season are kept. */
const kept = 4;
/** Whoever takes longer goes on an hour later: a job may take a minute. */
const longestMs = 30_000;

const seasonsOf = (db: Db): Promise<DumpedSeason[]> =>
  db
    .selectFrom('seasons as s')
    .innerJoin('season_versions as v', 'v.seasonId', 's.seasonId')
    .select(['s.seasonId', 's.slug', 's.startsOn', 's.endsOn', 'v.position'])
    .orderBy('s.startsOn', 'desc')
    .limit(200)
    .execute();

const isDay = (name: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(name);

/** The days of which there is a dump, latest first. */
const daysIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter(isDay).toSorted().toReversed();

/** Answers whether there is a new dump. */
const makeDump = async (db: Db, folder: string, season: DumpedSeason, today: string): Promise<boolean> => {
  const own = join(folder, season.slug);
  const [latest] = await daysIn(own);
  const known = latest === undefined ? null : await readManifest(join(own, latest));
  if (known && (known.position === season.position || known.date === today)) return false;
  await mkdir(own, { recursive: true });
  await writeDump(db, season, { folder: join(own, today), date: today });
  for (const day of (await daysIn(own)).slice(kept))
    await rm(join(own, day), { recursive: true, force: true });
  return true;
};

/** Dumps each season that has changed since its last dump, once a day at most; the latest season first. */
export const makeDumps = async (
  db: Db,
  folder: string,
  onDump: () => void,
  now = new Date(),
): Promise<void> => {
  const today = now.toISOString().slice(0, 10);
  const start = performance.now();
  for (const season of await seasonsOf(db)) {
    if (performance.now() - start > longestMs) return;
    if (await makeDump(db, folder, season, today)) onDump();
  }
};
