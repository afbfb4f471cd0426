import type { LeagueCommand } from '@rondelle/contracts/competition/commands.ts';
import type { TeamRow } from '../check-team.ts';
import type { Rejection } from '../errors.ts';
import type { RecordedLeague } from '../recorded.ts';
import { importCommandId } from './command-id.ts';
import { idOf } from './ids.ts';
import type { PlanContext } from './plan-context.ts';
import { settle, settlingOf } from './settle.ts';

type Base = { readonly leagueId: number; readonly seasonId: number };
export type PlannedEntry = {
  readonly commands: readonly LeagueCommand[];
  readonly contradictions: readonly Rejection[];
};
const none: PlannedEntry = { commands: [], contradictions: [] };

/** Plans the entry of a team in its league, or its move to another division. */
export const planEntry = (
  row: TeamRow,
  base: Base,
  before: RecordedLeague | undefined,
  { recorded, ids }: PlanContext,
): PlannedEntry => {
  if (recorded.deleted.team.has(row.key)) return none;
  const teamId = idOf(ids, 'team', row.key);
  const merged = recorded.teams.get(row.key)?.merged;
  const entry = before?.entries.get(teamId);
  const importedOf = (id: number | undefined) => before?.importedEntries?.[String(id)];
  // For a merged team, only a league that neither team was in is new.
  if (merged && (entry || importedOf(teamId) !== undefined || importedOf(merged.id) !== undefined))
    return none;
  const divisionId = row.division === null ? null : idOf(ids, 'division', row.division);
  const { isNews, contradictions } = settlingOf({ file: 'teams.csv', line: row.line });
  const isNew = isNews({
    column: 'division_key',
    value: row.division ?? '',
    incoming: divisionId,
    current: entry?.divisionId,
    imported: importedOf(teamId),
    isDeleted: row.division !== null && recorded.deleted.division.has(row.division),
  });
  if (!isNew) return { commands: [], contradictions };
  const type = entry ? 'MoveTeamToDivision' : 'EnterTeamInLeague';
  const commandId = importCommandId(
    'league-entry',
    row.league,
    row.key,
    row.division,
    entry,
    before?.revision,
  );
  return { commands: [{ type, commandId, ...base, teamId, divisionId }], contradictions };
};

/**
 * Removes a team that the file now lists in another league. It stays when it has played, so that the table has it,
 * or when people have entered or moved it there.
 */
export const planDeparture = (
  row: TeamRow,
  league: string,
  base: Base,
  before: RecordedLeague,
  { ids }: PlanContext,
): LeagueCommand[] => {
  const teamId = idOf(ids, 'team', row.key);
  const entry = before.entries.get(teamId);
  if (!entry || entry.hasPlayed) return [];
  const imported = before.importedEntries?.[String(teamId)];
  if (settle(undefined, entry.divisionId, imported) !== 'news') return [];
  const commandId = importCommandId('league-departure', league, row.key, row.league, entry, before.revision);
  return [{ type: 'RemoveTeamFromLeague', commandId, ...base, teamId, hasPlayed: false }];
};
