import type { Written } from '@rondelle/contracts/competition/writing.outputs.ts';
import { stepIdOf } from '@rondelle/domain/command-ids.ts';
import { gameColumns } from '@rondelle/projections/queries/sql/game-columns.ts';
import type { WriteServices, Writing } from '../writing.ts';
import { send } from '../run-command.ts';

const reason = 'duplicate' as const;
const most = 5_000;

type Merging = { readonly actionId: string; readonly teamId: number; readonly into: number };
type Step = () => Promise<Written>;
type Maker = (write: Writing, merging: Merging) => Promise<readonly Step[]>;

/** A step has the same id on every attempt. */
const idFor = ({ actionId }: Merging, step: string): string => stepIdOf(actionId, step);

const listings: Maker = async (write, merging) => {
  const { teamId, into } = merging;
  const rows = await write.db
    .selectFrom('team_seasons as own')
    .leftJoin('team_seasons as other', (join) =>
      join.onRef('other.seasonId', '=', 'own.seasonId').on('other.teamId', '=', into),
    )
    .select(['own.seasonId', 'own.name', 'own.country', 'own.categoryId', 'own.regionId', 'own.city'])
    .where('own.teamId', '=', teamId)
    .where('other.teamId', 'is', null)
    .limit(most)
    .execute();
  return rows.map((listing) => () => {
    const commandId = idFor(merging, `list ${listing.seasonId}`);
    const command = { type: 'ListTeamForSeason', commandId, teamId: into, ...listing } as const;
    return send(write, 'team', { commandId }, into, [command], () => [command]);
  });
};

const leagueEntries = async ({ db }: WriteServices, teamId: number) =>
  db
    .selectFrom('league_entries')
    .select(['leagueId', 'seasonId', 'divisionId'])
    .where('teamId', '=', teamId)
    .limit(most)
    .execute();
const tournamentEntries = async ({ db }: WriteServices, teamId: number) =>
  db
    .selectFrom('tournament_entries')
    .select(['tournamentId', 'seasonId', 'categoryId', 'groupName'])
    .where('teamId', '=', teamId)
    .limit(most)
    .execute();

const enteringLeagues: Maker = async (write, merging) => {
  const there = await leagueEntries(write, merging.into);
  const missing = (await leagueEntries(write, merging.teamId)).filter(
    ({ leagueId }) => !there.some((other) => other.leagueId === leagueId),
  );
  return missing.map(({ leagueId, seasonId, divisionId }) => () => {
    const commandId = idFor(merging, `enter league ${leagueId}`);
    return send(write, 'league', { commandId }, leagueId, [
      { type: 'EnterTeamInLeague', commandId, leagueId, seasonId, teamId: merging.into, divisionId },
    ]);
  });
};

const enteringTournaments: Maker = async (write, merging) => {
  const there = await tournamentEntries(write, merging.into);
  const missing = (await tournamentEntries(write, merging.teamId)).filter(
    ({ tournamentId }) => !there.some((other) => other.tournamentId === tournamentId),
  );
  return missing.map((entry) => () => {
    const { tournamentId, seasonId } = entry;
    const commandId = idFor(merging, `enter tournament ${tournamentId}`);
    const { categoryId, groupName: group } = entry;
    const entered = { tournamentId, seasonId, teamId: merging.into, categoryId, group };
    return send(write, 'tournament', { commandId }, tournamentId, [
      { type: 'EnterTeamInTournament', commandId, ...entered },
    ]);
  });
};

const games: Maker = async (write, merging) => {
  const { teamId, into } = merging;
  const rows = await write.db
    .selectFrom('games')
    .select(gameColumns)
    .where((is) => is.or([is('homeTeamId', '=', teamId), is('awayTeamId', '=', teamId)]))
    .orderBy('gameId')
    .limit(most)
    .execute();
  const instead = (id: number) => (id === teamId ? into : id);
  return rows.map(({ gameId, seasonId, homeTeamId, awayTeamId }) => () => {
    const commandId = idFor(merging, `game ${gameId}`);
    const teams = { homeTeamId: instead(homeTeamId), awayTeamId: instead(awayTeamId) };
    // Skips `prepare`, which checks the pairing: the two teams were compared as a whole before.
    const command = { type: 'CorrectGameTeams', commandId, gameId, seasonId, ...teams, reason } as const;
    return send(write, 'game', { commandId }, gameId, [command], () => [command]);
  });
};

const leavingLeagues: Maker = async (write, merging) =>
  (await leagueEntries(write, merging.teamId)).map(({ leagueId, seasonId }) => () => {
    const commandId = idFor(merging, `leave league ${leagueId}`);
    const { teamId } = merging;
    return send(write, 'league', { commandId }, leagueId, [
      { type: 'RemoveTeamFromLeague', commandId, leagueId, seasonId, teamId },
    ]);
  });

const leavingTournaments: Maker = async (write, merging) =>
  (await tournamentEntries(write, merging.teamId)).map((entry) => () => {
    const { tournamentId, seasonId } = entry;
    const commandId = idFor(merging, `leave tournament ${tournamentId}`);
    const { teamId } = merging;
    return send(write, 'tournament', { commandId }, tournamentId, [
      { type: 'RemoveTeamFromTournament', commandId, tournamentId, seasonId, teamId },
    ]);
  });

const merger: Maker = async (write, merging) => [
  () => {
    const { teamId, into } = merging;
    const commandId = idFor(merging, 'merge');
    return send(write, 'team', { commandId }, teamId, [{ type: 'MergeTeam', commandId, teamId, into }]);
  },
];

/** All steps that remain, in an order in which no command is refused. */
export const mergingSteps = async (write: Writing, merging: Merging): Promise<readonly Step[]> => {
  const makers = [
    listings,
    enteringLeagues,
    enteringTournaments,
    games,
    leavingLeagues,
    leavingTournaments,
    merger,
  ];
  return (await Promise.all(makers.map((make) => make(write, merging)))).flat();
};
