import type { GameRow } from '../check-game.ts';
import { type TeamRow, teamAt } from '../check-team.ts';
import type { DatasetInfo } from '../dataset-format.ts';
import type { Rejection, RejectionReason } from '../errors.ts';
import type { Recorded } from '../recorded.ts';
import type { CheckedDataset } from '../read-rows.ts';
import type { Clash } from './clash.ts';
import { takenPlaces } from './free-places.ts';
import { namesOfDeleted } from './nothing-deleted.ts';
import { otherMeanings } from './same-meaning.ts';

type Row = { readonly line: number };
const rejected = (
  file: string,
  { line }: Row,
  column: string,
  value: string,
  reason: RejectionReason,
): Rejection => ({ file, line, column, value, reason });

const clashesIn = (info: DatasetInfo, recorded: Recorded): ReadonlyMap<string, Clash> =>
  new Map(
    [...takenPlaces(info, recorded), ...namesOfDeleted(info, recorded), ...otherMeanings(info, recorded)].map(
      (clash) => [`${clash.kind} ${clash.key}`, clash],
    ),
  );

/**
 * Removes the leagues and tournaments that clash with the site, the teams of such leagues, and the games of all of
 * these. Returns the rest, and a rejection for everything removed.
 */
export const withoutClashes = (
  { info, teams, games, rejections }: CheckedDataset,
  recorded: Recorded,
): { readonly dataset: CheckedDataset; readonly refused: readonly Rejection[] } => {
  const clashes = clashesIn(info, recorded);
  const refused: Rejection[] = [...clashes.values()].map(({ path, value, reason }) =>
    rejected('dataset.json', { line: 0 }, path, value, reason),
  );
  const refusedTeams = new Set<string>();
  const isRefused = (kind: Clash['kind'], key: string | null): key is string =>
    key !== null && clashes.has(`${kind} ${key}`);
  const isTeamAccepted = (row: TeamRow): boolean => {
    if (!isRefused('league', row.league)) return true;
    refusedTeams.add(teamAt(row.season, row.key));
    refused.push(rejected('teams.csv', row, 'league_key', row.league, 'league-refused'));
    return false;
  };
  const isGameAccepted = (row: GameRow): boolean => {
    const error = gameError(row);
    if (error) refused.push(error);
    return error === null;
  };
  const gameError = (row: GameRow): Rejection | null => {
    const { league, tournament, season, home, away } = row;
    if (isRefused('league', league))
      return rejected('games.csv', row, 'league_key', league, 'league-refused');
    if (isRefused('tournament', tournament))
      return rejected('games.csv', row, 'tournament_key', tournament, 'tournament-refused');
    if (refusedTeams.has(teamAt(season, home)))
      return rejected('games.csv', row, 'home_team_key', home, 'team-rejected');
    return refusedTeams.has(teamAt(season, away))
      ? rejected('games.csv', row, 'away_team_key', away, 'team-rejected')
      : null;
  };
  if (clashes.size === 0) return { dataset: { info, teams, games, rejections }, refused };
  const acceptedInfo = {
    ...info,
    leagues: info.leagues.filter(({ key }) => !isRefused('league', key)),
    tournaments: info.tournaments.filter(({ key }) => !isRefused('tournament', key)),
  };
  const dataset = {
    info: acceptedInfo,
    teams: teams.filter(isTeamAccepted),
    games: games.filter(isGameAccepted),
    rejections,
  };
  return { dataset, refused };
};
