import { type LeagueCommand, leagueCommands } from '@rondelle/contracts/competition/commands.ts';
import { editLeague } from '@rondelle/contracts/competition/structure.inputs.ts';
import { written } from '@rondelle/contracts/competition/writing.outputs.ts';
import { unchecked } from '../trpc.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { League } from '@rondelle/domain/competition/league.ts';
import { givingAddress } from './giving-address.ts';
import { fresh, hasGames, hasPlayedIn } from './in-use.ts';
import * as known from './known.ts';
import type { Writing } from './writing.ts';
import { leagues } from './targets.ts';
import { route } from '../rest/rest-meta.ts';
import { supervisingWriter, writer } from './writer.ts';

const writes = writer('competition/write');
const competitionOf = (leagueId: number) => `league-${leagueId}`;
const about = ({ leagueId }: { readonly leagueId: number }) => ({ kind: 'league', id: leagueId }) as const;

const names = { leagueId: 'lid' } as const;

const plainly = (write: Writing, command: LeagueCommand) =>
  leagues.change(write, command, command.leagueId, () => command);

/** A league's teams are those of its category. */
const assertFits = async (
  { db }: Writing,
  { leagueId, seasonId, teamId }: { leagueId: number; seasonId: number; teamId: number },
): Promise<void> => {
  const [league, team] = await Promise.all([
    known.knownLeague(db, leagueId, seasonId),
    known.knownTeam(db, teamId, seasonId),
  ]);
  if (league.categoryId !== team.categoryId) throw new DomainError('team/other-category', 'teamId');
};

type Place = { leagueId: number; seasonId: number; categoryId: number; regionId: number };

/** There is such a category and such a region, and no other league of them. Asked while giving addresses. */
export const assertLeaguePlace = async (write: Writing, place: Place, field = 'regionId'): Promise<void> => {
  const db = await fresh(write, place.seasonId);
  await known.knownCategory(db, place.categoryId);
  await known.knownRegion(db, place.regionId);
  await known.assertOnlyLeagueAt(db, place, field);
};

/** A league comes back to a season that is there, where no other stands by now. */
export const assertLeagueReturns = async (
  write: Writing,
  { leagueId, seasonId }: Pick<Place, 'leagueId' | 'seasonId'>,
  league: League,
): Promise<void> => {
  await known.knownSeason(write.db, seasonId);
  if (!league) return;
  const { categoryId, regionId } = league;
  await assertLeaguePlace(write, { leagueId, seasonId, categoryId, regionId }, 'leagueId');
};

/** Leagues are created, named, ruled, filled with teams, deleted and brought back. */
export const leagueWriting = {
  create: writes
    .input(leagueCommands.CreateLeague.omit({ leagueId: true, key: true }))
    .mutation(({ ctx: { write, db }, input }) =>
      givingAddress(write, () =>
        leagues.enter(write, input, async (leagueId) => {
          await known.knownSeason(db, input.seasonId);
          await known.knownRuleset(db, input);
          await assertLeaguePlace(write, { ...input, leagueId });
          return { type: 'CreateLeague', ...input, leagueId, key: null };
        }),
      ),
    ),
  rename: writes
    .input(leagueCommands.RenameLeague)
    .mutation(({ ctx: { write }, input }) => plainly(write, { type: 'RenameLeague', ...input })),
  /** One form's save. */
  edit: writes
    .meta({
      rest: route(
        'PUT /leagues/{lid}',
        'Gives a league its name, category and region: all of it or nothing.',
        { names },
      ),
    })
    .input(editLeague)
    .output(unchecked(written))
    .mutation(({ ctx: { write }, input }) => {
      const { name, categoryId, regionId, ...said } = input;
      return givingAddress(write, () =>
        leagues.change(write, said, said.leagueId, async (now) => {
          const place = { ...said, categoryId, regionId };
          if (now && (now.categoryId !== categoryId || now.regionId !== regionId))
            await assertLeaguePlace(write, place);
          return [
            { type: 'RenameLeague', ...said, name },
            { type: 'MoveLeague', ...place },
          ];
        }),
      );
    }),
  changeRuleset: supervisingWriter(leagueCommands.ChangeLeagueRuleset, about)
    .meta({ rest: route('PUT /leagues/{lid}/ruleset', 'Says which ruleset a league plays by.', { names }) })
    .output(unchecked(written))
    .mutation(({ ctx: { write, db }, input }) =>
      leagues.change(write, input, input.leagueId, async () => {
        await known.knownRuleset(db, input);
        return { type: 'ChangeLeagueRuleset', ...input };
      }),
    ),
  enterTeam: writes.input(leagueCommands.EnterTeamInLeague).mutation(({ ctx: { write, db }, input }) =>
    leagues.change(write, input, input.leagueId, async () => {
      await assertFits(write, input);
      await known.knownDivision(db, input.divisionId);
      return { type: 'EnterTeamInLeague', ...input };
    }),
  ),
  moveTeam: writes.input(leagueCommands.MoveTeamToDivision).mutation(({ ctx: { write, db }, input }) =>
    leagues.change(write, input, input.leagueId, async () => {
      await known.knownDivision(db, input.divisionId);
      return { type: 'MoveTeamToDivision', ...input };
    }),
  ),
  removeTeam: writes
    .input(leagueCommands.RemoveTeamFromLeague.omit({ hasPlayed: true }))
    .mutation(({ ctx: { write }, input }) =>
      leagues.change(write, input, input.leagueId, async () => {
        const { seasonId, leagueId, teamId } = input;
        const hasPlayed = await hasPlayedIn(write, seasonId, competitionOf(leagueId), teamId);
        return { type: 'RemoveTeamFromLeague', ...input, hasPlayed };
      }),
    ),
  recordDraw: supervisingWriter(leagueCommands.RecordLeagueDraw, about).mutation(
    ({ ctx: { write }, input }) => plainly(write, { type: 'RecordLeagueDraw', ...input }),
  ),
  withdrawDraw: supervisingWriter(leagueCommands.WithdrawLeagueDraw, about).mutation(
    ({ ctx: { write }, input }) => plainly(write, { type: 'WithdrawLeagueDraw', ...input }),
  ),
  delete: writes
    .input(leagueCommands.DeleteLeague.omit({ inUse: true }))
    .mutation(({ ctx: { write }, input }) =>
      leagues.change(write, input, input.leagueId, async () => {
        const inUse = await hasGames(write, input.seasonId, competitionOf(input.leagueId));
        return { type: 'DeleteLeague', ...input, inUse };
      }),
    ),
  restore: writes.input(leagueCommands.RestoreLeague).mutation(({ ctx: { write }, input }) =>
    givingAddress(write, () =>
      leagues.change(write, input, input.leagueId, async (now) => {
        await assertLeagueReturns(write, input, now);
        return { type: 'RestoreLeague', ...input };
      }),
    ),
  ),
};
