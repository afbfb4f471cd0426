import {
  type EnterTeamsInLeague,
  type EnterTeamsInTournament,
  editTournament,
  enterTeamsInLeague,
  enterTeamsInTournament,
} from '@rondelle/contracts/competition/structure.inputs.ts';
import { written } from '@rondelle/contracts/competition/writing.outputs.ts';
import { unchecked } from '../trpc.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { assertDaysInSeason } from './fixture-checks.ts';
import * as known from './known.ts';
import type { Writing } from './writing.ts';
import { leagues, tournaments } from './targets.ts';
import { route } from '../rest/rest-meta.ts';
import { writer } from './writer.ts';

const writes = writer('competition/write');

const assertOfCategory = async (
  { db }: Writing,
  teamIds: readonly number[],
  { seasonId, categoryId }: { readonly seasonId: number; readonly categoryId: number },
): Promise<void> => {
  for (const teamId of teamIds) {
    const team = await known.knownTeam(db, teamId, seasonId);
    if (team.categoryId !== categoryId) throw new DomainError('team/other-category', 'teamId');
  }
};

const inLeague = (write: Writing, { teams, ...said }: EnterTeamsInLeague) =>
  leagues.change(write, said, said.leagueId, async () => {
    const league = await known.knownLeague(write.db, said.leagueId, said.seasonId);
    const of = { seasonId: said.seasonId, categoryId: league.categoryId };
    await assertOfCategory(
      write,
      teams.map(({ teamId }) => teamId),
      of,
    );
    for (const divisionId of new Set(teams.map((each) => each.divisionId)))
      await known.knownDivision(write.db, divisionId);
    return teams.map((each) => ({ type: 'EnterTeamInLeague', ...said, ...each }) as const);
  });

const inTournament = (write: Writing, { teamIds, ...said }: EnterTeamsInTournament) =>
  tournaments.change(write, said, said.tournamentId, async () => {
    await assertOfCategory(write, teamIds, said);
    return teamIds.map((teamId) => ({ type: 'EnterTeamInTournament', ...said, teamId }) as const);
  });

/** A weekend's or a season's teams are entered at once. */
export const leagueEntries = {
  enterTeams: writes
    .input(enterTeamsInLeague)
    .mutation(({ ctx: { write }, input }) => inLeague(write, input)),
};

export const tournamentEntries = {
  enterTeams: writes
    .input(enterTeamsInTournament)
    .mutation(({ ctx: { write }, input }) => inTournament(write, input)),
  /** One form's save. */
  edit: writes
    .meta({
      rest: route(
        'PUT /tournaments/{tid}',
        'Gives a tournament its name, days, categories and city: all of it or nothing. A city that is not said stays.',
        { names: { tournamentId: 'tid' } },
      ),
    })
    .input(editTournament)
    .output(unchecked(written))
    .mutation(({ ctx: { write, db }, input }) => {
      const { name, startsOn, endsOn, categoryIds, city, ...said } = input;
      return tournaments.change(write, said, said.tournamentId, async (now) => {
        // Days that were recorded before there were bounds keep no name from being put right.
        if (now?.startsOn !== startsOn || now.endsOn !== endsOn)
          await assertDaysInSeason(db, said.seasonId, { startsOn, endsOn });
        for (const id of categoryIds) await known.knownCategory(db, id, 'categoryIds');
        return [
          { type: 'RenameTournament', ...said, name },
          { type: 'ChangeTournamentDates', ...said, startsOn, endsOn },
          { type: 'ChangeTournamentCategories', ...said, categoryIds },
          ...(city === undefined ? [] : [{ type: 'ChangeTournamentCity', ...said, city } as const]),
        ];
      });
    }),
};
