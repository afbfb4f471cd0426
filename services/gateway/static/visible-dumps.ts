import type { Manifest } from '@rondelle/contracts/site/open-data.ts';
import { readManifests } from '@rondelle/infra/open-data/read-manifests.ts';
import { policiesNow, exceedsPolicies } from '@rondelle/projections/queries/policy/dumped-policies.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';

/** The dumps in a folder that contain no more than the site does now; a job removes the others. */
export const visibleDumps = async (db: Db, folder: string): Promise<readonly Manifest[]> => {
  const policies = await policiesNow(db);
  return (await readManifests(folder)).filter((one) => !exceedsPolicies(one, policies));
};
