import type { GameRow } from '../check-game.ts';
import { RowError } from '../errors.ts';
import type { ImportedEntries } from '../recorded.ts';
import { idOf } from './ids.ts';
import type { PlanContext } from './plan-context.ts';

const sides = [
  ['home_team_key', 'home'],
  ['away_team_key', 'away'],
] as const;

/** Returns whether an import has entered a team, or the one that was merged into it. */
const isImported = (
  team: string,
  imported: ImportedEntries = {},
  { recorded, ids }: PlanContext,
): boolean => {
  const merged = recorded.teams.get(team)?.merged?.id;
  return [idOf(ids, 'team', team), merged].some((id) => imported[String(id)] !== undefined);
};

/**
 * Returns whether the import enters a team that plays in a tournament. False when it is entered already, or when people
 * have deleted it or removed it from the tournament.
 */
export const entersTournament = (team: string, tournament: string, context: PlanContext): boolean => {
  const { recorded, ids } = context;
  const before = recorded.tournaments.get(tournament);
  const isEntered = before?.entries.has(idOf(ids, 'team', team)) ?? false;
  return (
    !isEntered && !recorded.deleted.team.has(team) && !isImported(team, before?.importedEntries, context)
  );
};

/** Returns whether people have removed a team from the league or tournament of a game. */
const isRemoved = (team: string, row: GameRow, context: PlanContext): boolean => {
  const { recorded, ids } = context;
  const before =
    row.league === null ? recorded.tournaments.get(row.tournament ?? '') : recorded.leagues.get(row.league);
  if (!before || before.entries.has(idOf(ids, 'team', team))) return false;
  return isImported(team, before.importedEntries, context);
};

/** The references of a game: the column, the kind of entity, and the field in a row. */
const named = [
  ['season', 'season', 'season'],
  ['league_key', 'league', 'league'],
  ['tournament_key', 'tournament', 'tournament'],
  ['category_key', 'category', 'category'],
  ['home_team_key', 'team', 'home'],
  ['away_team_key', 'team', 'away'],
] as const;

const deletedIn = (row: GameRow, { recorded: { deleted } }: PlanContext): RowError | null => {
  for (const [column, kind, field] of named) {
    const key = row[field];
    if (key !== null && deleted[kind].has(key)) return new RowError(column, key, 'deleted-on-site');
  }
  return null;
};

/** Returns why the teams of a row cannot play this game, after people's changes on the site; null when they can. */
export const teamsError = (row: GameRow, context: PlanContext): RowError | null => {
  const { ids, recorded } = context;
  if (row.misplaced) return new RowError(...row.misplaced);
  const deletedSide = sides.find(([, side]) => recorded.deleted.team.has(row[side]));
  if (deletedSide) return new RowError(deletedSide[0], row[deletedSide[1]], 'deleted-on-site');
  if (idOf(ids, 'team', row.home) === idOf(ids, 'team', row.away))
    return new RowError('away_team_key', row.away, 'same-team');
  return null;
};

/** Returns why the result of a row cannot be recorded yet; null when it can, or when there is none. */
export const futureError = ({ result, date }: GameRow, { today }: PlanContext): RowError | null =>
  result !== null && date > today ? new RowError('date', date, 'not-yet-played') : null;

/** Returns why a game that is not recorded yet cannot be added; null when it can. */
export const newGameError = (row: GameRow, context: PlanContext): RowError | null => {
  const error = deletedIn(row, context) ?? teamsError(row, context) ?? futureError(row, context);
  if (error) return error;
  const out = sides.find(([, side]) => isRemoved(row[side], row, context));
  const reason = row.league === null ? 'team-not-in-tournament' : 'team-not-in-league';
  return out ? new RowError(out[0], row[out[1]], reason) : null;
};
