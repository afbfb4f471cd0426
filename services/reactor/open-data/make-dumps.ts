import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readManifest } from '@rondelle/infra/open-data/read-manifests.ts';
import {
  type Policies,
  policiesNow,
  differsFromPolicies,
  exceedsPolicies,
} from '@rondelle/projections/queries/policy/dumped-policies.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { isDeletedSince } from './deleted-since.ts';
import { type DumpedSeason, writeDump } from './write-dump.ts';

/** The number of dumps stored for each season. */
const dumpsPerSeason = 4;
/** After this long, the rest waits for the next hour: a job may take a minute. */
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

/** The days with a dump, latest first. */
const daysIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter(isDay).toSorted().toReversed();

const seasonsIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => /^\d{4}-\d{4}$/.test(name));

type Making = { readonly db: Db; readonly folder: string; readonly policies: Policies };

/** Removes dumps that contain more than the site displays by now; returns whether there were any. */
const removeOverexposed = async ({ db, folder, policies }: Making): Promise<boolean> => {
  let removed = false;
  for (const season of await seasonsIn(folder))
    for (const day of await daysIn(join(folder, season))) {
      const own = join(folder, season, day);
      const known = await readManifest(own);
      if (known && !exceedsPolicies(known, policies) && !(await isDeletedSince(db, known))) continue;
      await rm(own, { recursive: true, force: true });
      removed = true;
    }
  return removed;
};

/** Returns whether it wrote a dump. */
const makeDump = async (
  { db, folder, policies }: Making,
  season: DumpedSeason,
  today: string,
): Promise<boolean> => {
  const own = join(folder, season.slug);
  const [latest] = await daysIn(own);
  const known = latest === undefined ? null : await readManifest(join(own, latest));
  const isSame = known?.position === season.position && !differsFromPolicies(known, policies);
  if (known && (isSame || known.date === today)) return false;
  await mkdir(own, { recursive: true });
  await writeDump(db, season, { folder: join(own, today), date: today });
  for (const day of (await daysIn(own)).slice(dumpsPerSeason))
    await rm(join(own, day), { recursive: true, force: true });
  return true;
};

/**
 * Dumps each season that has changed since its last dump, once a day at most, latest season first. First removes all
 * dumps that contain more than the policies now allow, or something that was deleted since.
 */
export const makeDumps = async (
  db: Db,
  folder: string,
  onDump: () => void,
  now = new Date(),
): Promise<void> => {
  const today = now.toISOString().slice(0, 10);
  const start = performance.now();
  const policies = await policiesNow(db);
  if (await removeOverexposed({ db, folder, policies })) onDump();
  for (const season of await seasonsOf(db)) {
    if (performance.now() - start > longestMs) return;
    if (await makeDump({ db, folder, policies }, season, today)) onDump();
  }
};
