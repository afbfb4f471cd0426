import type { TeamCommand } from '@rondelle/contracts/competition/commands.ts';
import { isDeepStrictEqual } from 'node:util';
import type { TeamRow } from '../check-team.ts';
import type { KnownListing, KnownTeam } from '../known.ts';
import { importCommandId } from './command-id.ts';
import { type Ids, idOf } from './ids.ts';
import type { PlanContext } from './plan-context.ts';
import type { Counts, StreamPlan } from './stream-plan.ts';

/** What the file says, but for what it said before somebody corrected it: of that, what stands now. */
const withCorrections = (said: KnownListing, now: KnownListing, imported: KnownListing): KnownListing => ({
  name: said.name === imported.name ? now.name : said.name,
  categoryId: said.categoryId === imported.categoryId ? now.categoryId : said.categoryId,
  regionId: said.regionId === imported.regionId ? now.regionId : said.regionId,
  city: said.city === imported.city ? now.city : said.city,
});

const listing = (row: TeamRow, teamId: number, known: KnownTeam | undefined, ids: Ids): TeamCommand[] => {
  const seasonId = idOf(ids, 'season', row.season);
  const inFile = {
    name: row.name,
    categoryId: idOf(ids, 'category', row.category),
    regionId: idOf(ids, 'region', row.region),
    city: row.city,
  };
  const before = known?.seasons.get(seasonId);
  const imported = known?.imported?.seasons.get(seasonId);
  const said = before && imported ? withCorrections(inFile, before, imported) : inFile;
  if (isDeepStrictEqual(before, said)) return [];
  const commandId = importCommandId('team', row.key, row.season, said, before);
  return [{ type: 'ListTeamForSeason', commandId, teamId, seasonId, ...said }];
};

/** One stream a team: registered once, listed for each of its seasons. `rows` are in the order of their keys. */
export const planTeams = (rows: readonly TeamRow[], { known, ids }: PlanContext): StreamPlan[] =>
  [...Map.groupBy(rows, ({ key }) => key)].map(([key, seasons]): StreamPlan => {
    const id = idOf(ids, 'team', key);
    const before = known.teams.get(key);
    const listed = seasons.flatMap((row) => listing(row, id, before, ids));
    const register = {
      type: 'RegisterTeam',
      commandId: importCommandId('team', key),
      teamId: id,
      key,
    } as const;
    return {
      kind: 'team',
      id,
      isNew: !before,
      origin: { file: 'teams.csv', line: seasons[0]?.line ?? 0 },
      commands: before ? listed : [register, ...listed],
    };
  });

/** A team counts once for each season that it is listed in, as its rows do. */
export const countTeams = (counts: Counts, rows: readonly TeamRow[], { known, ids }: PlanContext): void => {
  for (const row of rows) {
    const before = known.teams.get(row.key);
    if (!before?.seasons.has(idOf(ids, 'season', row.season))) counts.added += 1;
    else if (listing(row, before.id, before, ids).length > 0) counts.corrected += 1;
    else counts.unchanged += 1;
  }
};
