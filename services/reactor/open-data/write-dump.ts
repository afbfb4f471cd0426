import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Manifest, openDataLicence } from '@rondelle/contracts/site/open-data.ts';
import { furtherGameColumns, gameColumns, teamColumns } from '@rondelle/importer/dataset-format.ts';
import { writeTable } from '@rondelle/importer/write-dataset.ts';
import { publicDb } from '@rondelle/projections/queries/policy/public-db.ts';
import { policiesNow } from '@rondelle/projections/queries/policy/dumped-policies.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { policiesOf } from './policies-of-season.ts';
import { historyColumns, historyRows, standingColumns, standingRows } from './more-rows.ts';
import { seasonInfo } from './season-info.ts';
import { seasonKeys } from './season-keys.ts';
import { entriesOf, gameRows, teamRows } from './season-rows.ts';

export type DumpedSeason = {
  readonly seasonId: number;
  readonly slug: string;
  readonly startsOn: string;
  readonly endsOn: string;
  /** The log position up to which the views include the season. */
  readonly position: string;
};

const licence = `Rondelle – ${openDataLicence}
https://creativecommons.org/publicdomain/zero/1.0/

dataset.json, teams.csv, games.csv: hockey-dataset/1, as Rondelle imports it.
standings.csv: the tables as they stand. history.csv: every version of every game.
The .json files hold the same rows as the .csv files, where an apostrophe precedes
texts that spreadsheets would run as a formula. Imports remove it.
`;

const sha256 = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
};

const filesIn = async (folder: string): Promise<Manifest['files']> => {
  const names = (await readdir(folder)).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      return { name, bytes: (await stat(path)).size, sha256: await sha256(path) };
    }),
  );
};

/** Writes a season's dump into a partial folder and renames it at the end, so that readers see all files or none. */
export const writeDump = async (
  whole: Db,
  season: DumpedSeason,
  { folder, date }: { readonly folder: string; readonly date: string },
): Promise<Manifest> => {
  const { seasonId, slug, startsOn, endsOn, position } = season;
  const db = publicDb(whole);
  // Read first: when a policy becomes stricter while this writes, the next run finds the dump too open.
  const policies = await policiesNow(db);
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true });
  const keys = await seasonKeys(db, seasonId);
  const { entries, divisionIds } = await entriesOf(db, seasonId, keys);
  const info = seasonInfo({ slug, startsOn, endsOn }, keys, divisionIds, openDataLicence);
  await writeFile(join(partial, 'dataset.json'), `${JSON.stringify(info, null, 2)}\n`);
  await writeTable(partial, 'teams', teamColumns, () => teamRows(slug, keys, entries));
  const games = await writeTable(partial, 'games', [...gameColumns, ...furtherGameColumns], () =>
    gameRows(db, season, keys),
  );
  const standings = await standingRows(db, seasonId, keys);
  await writeTable(partial, 'standings', standingColumns, () => standings);
  await writeTable(partial, 'history', historyColumns, () => historyRows(db, season, keys));
  await writeFile(join(partial, 'LICENCE.txt'), licence);
  const files = await filesIn(partial);
  const sums = files.map((file) => `${file.sha256}  ${file.name}\n`).join('');
  await writeFile(join(partial, 'SHA256SUMS.txt'), sums);
  const shows = await policiesOf(db, seasonId, keys, policies);
  const manifest: Manifest = { season: slug, date, position, licence: openDataLicence, games, shows, files };
  await writeFile(join(partial, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await rm(folder, { recursive: true, force: true });
  await rename(partial, folder);
  return manifest;
};
