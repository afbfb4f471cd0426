import type { TeamCommand } from '@rondelle/contracts/competition/commands.ts';
import type { Rejection } from '../errors.ts';
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
  country: row.country,
});

/** Returns the listing after the import: the file's value for each field that is new, the site's for the others. */
const settled = (
  row: TeamRow,
  incoming: RecordedListing,
  before: RecordedListing,
  imported: Partial<RecordedListing> | undefined,
  { isNews }: Settling,
  { recorded: { deleted } }: PlanContext,
): RecordedListing => {
  const of = <Field extends keyof RecordedListing>(field: Field) => ({
    incoming: incoming[field],
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
    name: isNews({ ...of('name'), column: 'name', value: row.name }) ? incoming.name : before.name,
    categoryId: isCategory ? incoming.categoryId : before.categoryId,
    regionId: isRegion ? incoming.regionId : before.regionId,
    city: isNews({ ...of('city'), column: 'city', value: row.city ?? '' }) ? incoming.city : before.city,
    // A file that names no country removes none: most files have no such column.
    country:
      row.country !== null && isNews({ ...of('country'), column: 'country', value: row.country })
        ? incoming.country
        : before.country,
  };
};

/**
 * Returns the listing of a team that has none in the season; null when people have removed it or deleted what it refers
 * to.
 */
const unlisted = (
  row: TeamRow,
  incoming: RecordedListing,
  imported: Partial<RecordedListing> | undefined,
  { contradict }: Settling,
  { recorded: { deleted } }: PlanContext,
): RecordedListing | null => {
  if (imported && settle(incoming, null, imported) !== 'kept')
    contradict('team_key', row.key, 'changed-on-site');
  if (imported) return null;
  const named = [
    ['season', deleted.season, row.season],
    ['category_key', deleted.category, row.category],
    ['region_key', deleted.region, row.region],
  ] as const;
  const found = named.find(([, those, key]) => those.has(key));
  if (found) contradict(found[0], found[2], 'deleted-on-site');
  return found ? null : incoming;
};

const listing = (row: TeamRow, team: RecordedTeam | undefined, context: PlanContext): Planned => {
  const seasonId = idOf(context.ids, 'season', row.season);
  const teamId = idOf(context.ids, 'team', row.key);
  const settling = settlingOf({ file: 'teams.csv', line: row.line });
  const before = team?.seasons.get(seasonId);
  const imported = team?.imported?.get(seasonId);
  // For a merged team, only a season that neither team has is new.
  if (team?.merged && (before || imported || team.merged.seasons.has(seasonId)))
    return { commands: [], contradictions: [] };
  const inFile = listingIn(row, context);
  const incoming = before
    ? settled(row, inFile, before, imported, settling, context)
    : unlisted(row, inFile, imported, settling, context);
  const { contradictions } = settling;
  if (!incoming || (before && settle(incoming, before, undefined) === 'same'))
    return { commands: [], contradictions };
  const commandId = importCommandId('team', row.key, row.season, incoming, before, team?.revision);
  return {
    commands: [{ type: 'ListTeamForSeason', commandId, teamId, seasonId, ...incoming }],
    contradictions,
  };
};

/** Assigns the organization of the latest row that names one. A file that names none removes none. */
const belonging = (
  rows: readonly TeamRow[],
  team: RecordedTeam | undefined,
  { ids, recorded }: PlanContext,
): Planned => {
  const row = rows
    .toSorted((a, b) => (a.season < b.season ? -1 : 1))
    .findLast((one) => one.organization !== null);
  const key = row?.organization ?? null;
  // A merged team keeps the organization of the team that it was merged into.
  if (!row || key === null || team?.merged) return { commands: [], contradictions: [] };
  const { isNews, contradictions } = settlingOf({ file: 'teams.csv', line: row.line });
  const organizationId = idOf(ids, 'organization', key);
  const isChange = isNews<number | null>({
    column: 'organization_key',
    value: key,
    incoming: organizationId,
    current: team?.organizationId ?? null,
    // Null rather than undefined, so that a first organization is news and no contradiction.
    imported: team?.importedOrganization ?? null,
    isDeleted: recorded.deleted.organization.has(key),
  });
  if (!isChange) return { commands: [], contradictions };
  const teamId = idOf(ids, 'team', row.key);
  const commandId = importCommandId('team-organization', row.key, organizationId, team?.revision);
  return {
    commands: [{ type: 'AssignTeamToOrganization', commandId, teamId, organizationId }],
    contradictions,
  };
};

/** A deleted team stays deleted. Returns a contradiction for a season that no earlier import listed it in. */
const deletedTeam = (row: TeamRow, imported: ReadonlySet<number>, { ids }: PlanContext): Rejection[] =>
  imported.has(idOf(ids, 'season', row.season))
    ? []
    : [{ file: 'teams.csv', line: row.line, column: 'team_key', value: row.key, reason: 'deleted-on-site' }];

/** Plans one stream per team: registered once, listed for each of its seasons. `rows` are sorted by key. */
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

/** Counts a team once for each season that it is listed in, as its rows do. */
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
