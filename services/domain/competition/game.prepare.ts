import { policyAllows } from '@rondelle/contracts/competition/category-policy.ts';
import type { Fixture } from '@rondelle/contracts/competition/game.events.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { References } from '@rondelle/contracts/ports/references.ts';
import type { EnteredGame, Game } from './game.ts';
import { inOrder, knownLeague, knownSeason, knownTeam, knownTournament, type Prepare } from './prepare.ts';

/** The two teams of a game, its category and its competition. */
type Pairing = Pick<Fixture, 'categoryId' | 'leagueId' | 'tournamentId' | 'homeTeamId' | 'awayTeamId'> & {
  readonly seasonId: number;
};
const sides = ['homeTeamId', 'awayTeamId'] as const;

/** Returns the game; throws `game/unknown` when it does not exist in this season. */
export const enteredGame = (game: Game, seasonId: number): EnteredGame => {
  if (!game || game.seasonId !== seasonId) throw new DomainError('game/unknown', 'gameId');
  return game;
};

/** Both teams must be listed in the season, and, for a game outside competitions, in the game's category. */
const assertTeams = async (references: References, pairing: Pairing): Promise<void> => {
  const isInterleague = pairing.leagueId === null && pairing.tournamentId === null;
  await inOrder(
    sides.map(async (side) => {
      const team = await knownTeam(references, pairing[side], pairing, side);
      if (isInterleague && team.categoryId !== pairing.categoryId)
        throw new DomainError('team/other-category', side);
    }),
  );
};

const assertInLeague = async (references: References, pairing: Pairing, leagueId: number): Promise<void> => {
  const league = await knownLeague(references, leagueId, pairing);
  if (league.categoryId !== pairing.categoryId) throw new DomainError('league/other-category', 'categoryId');
  await inOrder(
    sides.map(async (side) => {
      if (!(await references.entryInLeague(leagueId, pairing[side])))
        throw new DomainError('league/team-not-entered', side);
    }),
  );
};

const assertInTournament = async (
  references: References,
  pairing: Pairing,
  tournamentId: number,
): Promise<void> => {
  const tournament = await knownTournament(references, tournamentId, pairing);
  if (!tournament.categoryIds.includes(pairing.categoryId))
    throw new DomainError('tournament/category-not-held', 'categoryId');
  await inOrder(
    sides.map(async (side) => {
      const entry = await references.entryInTournament(tournamentId, pairing[side]);
      if (entry?.categoryId !== pairing.categoryId)
        throw new DomainError('tournament/team-not-entered', side);
    }),
  );
};

/** Checks that the game's teams, league or tournament exist and fit together. */
const assertPairing = (references: References, pairing: Pairing) =>
  inOrder([
    assertTeams(references, pairing),
    ...(pairing.leagueId === null ? [] : [assertInLeague(references, pairing, pairing.leagueId)]),
    ...(pairing.tournamentId === null ? [] : [assertInTournament(references, pairing, pairing.tournamentId)]),
  ]);

type Dated = { readonly seasonId: number; readonly date: string };
/** Throws when the date is outside the season. */
const assertInSeason = async (references: References, { seasonId, date }: Dated): Promise<void> => {
  const { startsOn, endsOn } = await knownSeason(references, seasonId);
  if (date < startsOn || date > endsOn) throw new DomainError('game/date-outside-season', 'date');
};

/** Throws where scores are hidden: the number of changes of a game is public, so each goal would reveal the score. */
const assertScoresVisible = async (references: References, { fixture }: EnteredGame): Promise<void> => {
  const category = await references.category(fixture.categoryId);
  if (category && !policyAllows(category.shows, 'scores')) throw new DomainError('game/scores-hidden');
};

export const prepareGame: Prepare<'game', Game> = async (command, game, references) => {
  const { seasonId } = command;
  switch (command.type) {
    case 'ScheduleGame':
    case 'RecordGame':
      await inOrder<unknown>([assertInSeason(references, command), assertPairing(references, command)]);
      return command;
    case 'RescheduleGame':
      if (game?.fixture.date !== command.date) await assertInSeason(references, command);
      return command;
    case 'CorrectGameTeams':
      await assertPairing(references, { ...enteredGame(game, seasonId).fixture, ...command });
      return command;
    case 'RestoreGame':
    case 'ReinstateGame':
      // Since the deletion or cancellation, the league or the teams may have been deleted, or a team removed.
      await assertPairing(references, { ...enteredGame(game, seasonId).fixture, seasonId });
      return command;
    case 'MergeGame':
      if (!(await references.game(command.into))) throw new DomainError('game/unknown', 'into');
      return command;
    case 'ChangeLiveScore':
      await assertScoresVisible(references, enteredGame(game, seasonId));
      return command;
    case 'DisputeResult':
      return { ...command, by: references.memberId };
    case 'ConfirmResult':
    case 'WithdrawConfirmation':
      return { ...command, by: references.memberId, settles: await references.settles(command.gameId) };
    default:
      return command;
  }
};
