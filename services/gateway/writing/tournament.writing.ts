import { type TournamentCommand, tournamentCommands } from '@rondelle/contracts/competition/commands.ts';
import { written } from '@rondelle/contracts/competition/writing.outputs.ts';
import { unchecked } from '../trpc.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { assertDaysInSeason } from './fixture-checks.ts';
import { hasGames, hasPlayedIn } from './in-use.ts';
import * as known from './known.ts';
import type { Writing } from './writing.ts';
import { tournaments } from './targets.ts';
import { route } from '../rest/rest-meta.ts';
import { supervisingWriter, writer } from './writer.ts';

const writes = writer('competition/write');
const competitionOf = (tournamentId: number) => `tournament-${tournamentId}`;
const about = ({ tournamentId }: { readonly tournamentId: number }) =>
  ({ kind: 'tournament', id: tournamentId }) as const;

const plainly = (write: Writing, command: TournamentCommand) =>
  tournaments.change(write, command, command.tournamentId, () => command);

const assertCategories = async ({ db }: Writing, categoryIds: readonly number[]): Promise<void> => {
  await Promise.all(categoryIds.map((id) => known.knownCategory(db, id, 'categoryIds')));
};

/** Tournaments are created, named, dated, ruled, filled with teams, deleted and brought back. */
export const tournamentWriting = {
  create: writes
    .input(tournamentCommands.CreateTournament.omit({ tournamentId: true, key: true }))
    .mutation(({ ctx: { write, db }, input }) =>
      tournaments.enter(write, input, async (tournamentId) => {
        await assertDaysInSeason(db, input.seasonId, input);
        await assertCategories(write, input.categoryIds);
        await known.knownRuleset(db, input);
        return { type: 'CreateTournament', ...input, tournamentId, key: null };
      }),
    ),
  rename: writes
    .input(tournamentCommands.RenameTournament)
    .mutation(({ ctx: { write }, input }) => plainly(write, { type: 'RenameTournament', ...input })),
  changeDates: writes
    .input(tournamentCommands.ChangeTournamentDates)
    .mutation(({ ctx: { write, db }, input }) =>
      tournaments.change(write, input, input.tournamentId, async () => {
        await assertDaysInSeason(db, input.seasonId, input);
        return { type: 'ChangeTournamentDates', ...input };
      }),
    ),
  changeCategories: writes
    .input(tournamentCommands.ChangeTournamentCategories)
    .mutation(({ ctx: { write }, input }) =>
      tournaments.change(write, input, input.tournamentId, async () => {
        await assertCategories(write, input.categoryIds);
        return { type: 'ChangeTournamentCategories', ...input };
      }),
    ),
  changeRuleset: supervisingWriter(tournamentCommands.ChangeTournamentRuleset, about)
    .meta({
      rest: route('PUT /tournaments/{tid}/ruleset', 'Says which ruleset a tournament plays by.', {
        names: { tournamentId: 'tid' },
      }),
    })
    .output(unchecked(written))
    .mutation(({ ctx: { write, db }, input }) =>
      tournaments.change(write, input, input.tournamentId, async () => {
        await known.knownRuleset(db, input);
        return { type: 'ChangeTournamentRuleset', ...input };
      }),
    ),
  enterTeam: writes
    .input(tournamentCommands.EnterTeamInTournament)
    .mutation(({ ctx: { write, db }, input }) =>
      tournaments.change(write, input, input.tournamentId, async () => {
        const team = await known.knownTeam(db, input.teamId, input.seasonId);
        if (team.categoryId !== input.categoryId) throw new DomainError('team/other-category', 'teamId');
        return { type: 'EnterTeamInTournament', ...input };
      }),
    ),
  removeTeam: writes
    .input(tournamentCommands.RemoveTeamFromTournament.omit({ hasPlayed: true }))
    .mutation(({ ctx: { write }, input }) =>
      tournaments.change(write, input, input.tournamentId, async () => {
        const { seasonId, tournamentId, teamId } = input;
        const hasPlayed = await hasPlayedIn(write, seasonId, competitionOf(tournamentId), teamId);
        return { type: 'RemoveTeamFromTournament', ...input, hasPlayed };
      }),
    ),
  recordDraw: supervisingWriter(tournamentCommands.RecordTournamentDraw, about).mutation(
    ({ ctx: { write }, input }) => plainly(write, { type: 'RecordTournamentDraw', ...input }),
  ),
  withdrawDraw: supervisingWriter(tournamentCommands.WithdrawTournamentDraw, about).mutation(
    ({ ctx: { write }, input }) => plainly(write, { type: 'WithdrawTournamentDraw', ...input }),
  ),
  delete: writes
    .input(tournamentCommands.DeleteTournament.omit({ inUse: true }))
    .mutation(({ ctx: { write }, input }) =>
      tournaments.change(write, input, input.tournamentId, async () => {
        const inUse = await hasGames(write, input.seasonId, competitionOf(input.tournamentId));
        return { type: 'DeleteTournament', ...input, inUse };
      }),
    ),
  restore: writes.input(tournamentCommands.RestoreTournament).mutation(({ ctx: { write, db }, input }) =>
    tournaments.change(write, input, input.tournamentId, async () => {
      await known.knownSeason(db, input.seasonId);
      return { type: 'RestoreTournament', ...input };
    }),
  ),
};
