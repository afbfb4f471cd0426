import type { TeamCommand } from '@rondelle/contracts/competition/commands.ts';
import type { Rejection } from '../faults.ts';
import type { TeamRow } from '../check-team.ts';
import type { RecordedListing, RecordedTeam } from '../recorded.ts';
import { importCommandId } from './command-id.ts';
import { idOf } from './ids.ts';
import type { PlanContext } from './plan-context.ts';
import { settle, type Settling, settlingOf } from './settle.ts';
import type { Counts, StreamPlan } from './stream-plan.ts';

type Planned = { readonly commands: readonly TeamCommand[]; readonly contradictions: readonly Rejection[] };

const listingIn = (row: TeamRow, { ids }: PlanContext): RecordedListing => ({
  name: row.name,
  categoryId: idOf(ids, 'category', row.category),
  regionId: idOf(ids, 'region', row.region),
  city: row.city,
});

/** What the file says of a listed team, but for what is left to people. */
const settled = (
  row: TeamRow,
  said: RecordedListing,
  before: RecordedListing,
  imported: Partial<RecordedListing> | undefined,
  { isNews }: Settling,
  { recorded: { deleted } }: PlanContext,
): RecordedListing => {
  const of = <Field extends keyof RecordedListing>(field: Field) => ({
    said: said[field],
    current: before[field],
    imported: imported?.[field],
  });
  const isCategory = isNews({
    ...of('categoryId'),
    column: 'category_key',
    value: row.category,
    isDeleted: deleted.category.has(row.category),
  });
  const isRegion = isNews({
    ...of('regionId'),
    column: 'region_key',
    value: row.region,
    isDeleted: deleted.region.has(row.region),
  });
  return {
    name: isNews({ ...of('name'), column: 'name', value: row.name }) ? said.name : before.name,
    categoryId: isCategory ? said.categoryId : before.categoryId,
    regionId: isRegion ? said.regionId : before.regionId,
    city: isNews({ ...of('city'), column: 'city', value: row.city ?? '' }) ? said.city : before.city,
  };
};

/** A team that is not listed in a season: new there, or taken out by people. */
const unlisted = (
  row: TeamRow,
  said: RecordedListing,
  imported: Partial<RecordedListing> | undefined,
  { contradict }: Settling,
  { recorded: { deleted } }: PlanContext,
): RecordedListing | null => {
  if (imported && settle(said, null, imported) !== 'kept') contradict('team_key', row.key, 'changed-on-site');
  if (imported) return null;
  const named = [
    ['season', deleted.season, row.season],
    ['category_key', deleted.category, row.category],
    ['region_key', deleted.region, row.region],
  ] as const;
  const found = named.find(([, those, key]) => those.has(key));
  if (found) contradict(found[0], found[2], 'deleted-on-site');
  return found ? null : said;
};

const listing = (row: TeamRow, team: RecordedTeam | undefined, context: PlanContext): Planned => {
  const seasonId = idOf(context.ids, 'season', row.season);
  const teamId = idOf(context.ids, 'team', row.key);
  const settling = settlingOf({ file: 'teams.csv', line: row.line });
  const before = team?.seasons.get(seasonId);
  const imported = team?.imported?.get(seasonId);
  // Of a team that was merged into another, only a season that the other one does not have is news.
  if (team?.merged && (before || imported || team.merged.seasons.has(seasonId)))
    return { commands: [], contradictions: [] };
  const inFile = listingIn(row, context);
  const said = before
    ? settled(row, inFile, before, imported, settling, context)
    : unlisted(row, inFile, imported, settling, context);
  const { contradictions } = settling;
  if (!said || (before && settle(said, before, undefined) === 'same'))
    return { commands: [], contradictions };
  const commandId = importCommandId('team', row.key, row.season, said, before, team?.revision);
  return { commands: [{ type: 'ListTeamForSeason', commandId, teamId, seasonId, ...said }], contradictions };
};

/** The organization that the latest row with one names; a file that names none takes none away. */
const belonging = (
  rows: readonly TeamRow[],
  team: RecordedTeam | undefined,
  { ids, recorded }: PlanContext,
): Planned => {
  const row = rows
    .toSorted((a, b) => (a.season < b.season ? -1 : 1))
    .findLast((one) => one.organization !== null);
  const key = row?.organization ?? null;
  // Of a team that was merged into another, the other one's organization stands.
  if (!row || key === null || team?.merged) return { commands: [], contradictions: [] };
  const { isNews, contradictions } = settlingOf({ file: 'teams.csv', line: row.line });
  const organizationId = idOf(ids, 'organization', key);
  const isSaid = isNews<number | null>({
    column: 'organization_key',
    value: key,
    said: organizationId,
    current: team?.organizationId ?? null,
    // Nobody has spoken of it yet where there is none.
    imported: team?.importedOrganization ?? null,
    isDeleted: recorded.deleted.organization.has(key),
  });
  if (!isSaid) return { commands: [], contradictions };
  const teamId = idOf(ids, 'team', row.key);
  const commandId = importCommandId('team-organization', row.key, organizationId, team?.revision);
  return {
    commands: [{ type: 'AssignTeamToOrganization', commandId, teamId, organizationId }],
    contradictions,
  };
};

/** A deleted team stays so; a season that the file had not said of it yet is told. */
const deletedTeam = (row: TeamRow, imported: ReadonlySet<number>, { ids }: PlanContext): Rejection[] =>
  imported.has(idOf(ids, 'season', row.season))
    ? []
    : [{ file: 'teams.csv', line: row.line, column: 'team_key', value: row.key, reason: 'deleted-on-site' }];

/** One stream a team: registered once, listed for each of its seasons. `rows` are in the order of their keys. */
export const planTeams = (rows: readonly TeamRow[], context: PlanContext): StreamPlan[] =>
  [...Map.groupBy(rows, ({ key }) => key)].map(([key, seasons]): StreamPlan => {
    const { recorded, ids } = context;
    const id = idOf(ids, 'team', key);
    const plan = { kind: 'team', id, origin: { file: 'teams.csv', line: seasons[0]?.line ?? 0 } } as const;
    const deleted = recorded.deleted.team.get(key);
    if (deleted) {
      const contradictions = seasons.flatMap((row) => deletedTeam(row, deleted.imported, context));
      return { ...plan, isNew: false, commands: [], contradictions };
    }
    const before = recorded.teams.get(key);
    const listed = [
      ...seasons.map((row) => listing(row, before, context)),
      belonging(seasons, before, context),
    ];
    const commandId = importCommandId('team', key);
    const register = { type: 'RegisterTeam', commandId, teamId: id, key } as const;
    return {
      ...plan,
      isNew: !before,
      commands: [...(before ? [] : [register]), ...listed.flatMap(({ commands }) => commands)],
      contradictions: listed.flatMap(({ contradictions }) => contradictions),
    };
  });

/** A team counts once for each season that it is listed in, as its rows do. */
export const countTeams = (counts: Counts, rows: readonly TeamRow[], context: PlanContext): void => {
  const { recorded, ids } = context;
  for (const row of rows) {
    const before = recorded.teams.get(row.key);
    const isListed = before?.seasons.has(idOf(ids, 'season', row.season)) ?? false;
    const changes = !recorded.deleted.team.has(row.key) && listing(row, before, context).commands.length > 0;
    if (!changes) counts.unchanged += 1;
    else counts[isListed ? 'corrected' : 'added'] += 1;
  }
};
