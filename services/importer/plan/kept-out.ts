import type { GameRow } from '../check-game.ts';
import { RowFault } from '../faults.ts';
import type { ImportedEntries } from '../recorded.ts';
import { idOf } from './ids.ts';
import type { PlanContext } from './plan-context.ts';

const sides = [
  ['home_team_key', 'home'],
  ['away_team_key', 'away'],
] as const;

/** Whether imports had entered a team, or one that was merged into it. */
const isTold = (team: string, imported: ImportedEntries = {}, { recorded, ids }: PlanContext): boolean => {
  const merged = recorded.teams.get(team)?.merged?.id;
  return [idOf(ids, 'team', team), merged].some((id) => imported[String(id)] !== undefined);
};

/** Whether a team that plays in a tournament is entered there by the import: people may have deleted or removed it. */
export const entersTournament = (team: string, tournament: string, context: PlanContext): boolean => {
  const { recorded, ids } = context;
  const before = recorded.tournaments.get(tournament);
  const isEntered = before?.entries.has(idOf(ids, 'team', team)) ?? false;
  return !isEntered && !recorded.deleted.team.has(team) && !isTold(team, before?.importedEntries, context);
};

/** Whether people have taken a team out of the league or tournament of a game. */
const isTakenOut = (team: string, row: GameRow, context: PlanContext): boolean => {
  const { recorded, ids } = context;
  const before =
    row.league === null ? recorded.tournaments.get(row.tournament ?? '') : recorded.leagues.get(row.league);
  if (!before || before.entries.has(idOf(ids, 'team', team))) return false;
  return isTold(team, before.importedEntries, context);
};

const deletedIn = (row: GameRow, { recorded: { deleted } }: PlanContext): RowFault | null => {
  const named = [
    ['season', deleted.season, row.season],
    ['league_key', deleted.league, row.league],
    ['tournament_key', deleted.tournament, row.tournament],
    ['category_key', deleted.category, row.category],
    ...sides.map(([column, side]) => [column, deleted.team, row[side]] as const),
  ] as const;
  const found = named.find(([, those, key]) => key !== null && those.has(key));
  return found ? new RowFault(found[0], found[2] ?? '', 'deleted-on-site') : null;
};

/** Why the teams of a row cannot play this game on the site as people have made it; null where they can. */
export const teamsFault = (row: GameRow, context: PlanContext): RowFault | null => {
  const { ids, recorded } = context;
  if (row.misplaced) return new RowFault(...row.misplaced);
  const gone = sides.find(([, side]) => recorded.deleted.team.has(row[side]));
  if (gone) return new RowFault(gone[0], row[gone[1]], 'deleted-on-site');
  if (idOf(ids, 'team', row.home) === idOf(ids, 'team', row.away))
    return new RowFault('away_team_key', row.away, 'same-team');
  return null;
};

/** Why a game that the site does not know cannot be added; null where it can. */
export const newGameFault = (row: GameRow, context: PlanContext): RowFault | null => {
  const fault = deletedIn(row, context) ?? teamsFault(row, context);
  if (fault) return fault;
  const out = sides.find(([, side]) => isTakenOut(row[side], row, context));
  const reason = row.league === null ? 'team-not-in-tournament' : 'team-not-in-league';
  return out ? new RowFault(out[0], row[out[1]], reason) : null;
};
