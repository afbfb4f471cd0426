import { DomainError, type DomainErrorCode } from '@rondelle/contracts/errors.ts';
import type { Fixture } from '@rondelle/contracts/competition/game.events.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { knownLeague, knownSeason, knownTournament } from './known.ts';

/** Where and between whom a game is played. */
export type Place = Pick<
  Fixture,
  'categoryId' | 'leagueId' | 'tournamentId' | 'homeTeamId' | 'awayTeamId'
> & {
  readonly seasonId: number;
};
const fields = ['homeTeamId', 'awayTeamId'] as const;
type Entry = { readonly teamId: number; readonly categoryId?: number };

const assertEntered = (place: Place, entries: readonly Entry[], code: DomainErrorCode): void => {
  for (const field of fields)
    if (!entries.some(({ teamId }) => teamId === place[field])) throw new DomainError(code, field);
};

const assertInLeague = async (db: Db, place: Place, leagueId: number): Promise<void> => {
  const league = await knownLeague(db, leagueId, place.seasonId);
  if (league.categoryId !== place.categoryId) throw new DomainError('league/other-category', 'categoryId');
  const entries = await db
    .selectFrom('league_entries')
    .select('teamId')
    .where('leagueId', '=', leagueId)
    .where('teamId', 'in', [place.homeTeamId, place.awayTeamId])
    .execute();
  assertEntered(place, entries, 'league/team-not-entered');
};

const assertInTournament = async (db: Db, place: Place, tournamentId: number): Promise<void> => {
  const tournament = await knownTournament(db, tournamentId, place.seasonId);
  if (!tournament.categoryIds.includes(place.categoryId))
    throw new DomainError('tournament/category-not-held', 'categoryId');
  const entries = await db
    .selectFrom('tournament_entries')
    .select('teamId')
    .where('tournamentId', '=', tournamentId)
    .where('categoryId', '=', place.categoryId)
    .where('teamId', 'in', [place.homeTeamId, place.awayTeamId])
    .execute();
  assertEntered(place, entries, 'tournament/team-not-entered');
};

/** Both teams are listed in the season; without a competition, in the category of the game. */
const assertTeams = async (db: Db, place: Place): Promise<void> => {
  const isInterleague = place.leagueId === null && place.tournamentId === null;
  const teams = await db
    .selectFrom('team_seasons')
    .select(['teamId', 'categoryId'])
    .where('seasonId', '=', place.seasonId)
    .where('teamId', 'in', [place.homeTeamId, place.awayTeamId])
    .execute();
  for (const field of fields) {
    const team = teams.find(({ teamId }) => teamId === place[field]);
    if (!team) throw new DomainError('team/unknown', field);
    if (isInterleague && team.categoryId !== place.categoryId)
      throw new DomainError('team/other-category', field);
  }
};

/** A game is played in its season. */
export const assertInSeason = async (db: Db, seasonId: number, date: string): Promise<void> => {
  const { startsOn, endsOn } = await knownSeason(db, seasonId);
  if (date < startsOn || date > endsOn) throw new DomainError('game/date-outside-season', 'date');
};

type Days = { readonly startsOn: string; readonly endsOn: string };
/** A tournament is played in its season. */
export const assertDaysInSeason = async (
  db: Db,
  seasonId: number,
  { startsOn, endsOn }: Days,
): Promise<void> => {
  const season = await knownSeason(db, seasonId);
  const isWithin = (day: string): boolean => day >= season.startsOn && day <= season.endsOn;
  if (!isWithin(startsOn)) throw new DomainError('tournament/dates-outside-season', 'startsOn');
  if (!isWithin(endsOn)) throw new DomainError('tournament/dates-outside-season', 'endsOn');
};

/** Asks all at once, and fails with the first in this order that fails. */
export const allOf = async (...checks: readonly Promise<void>[]): Promise<void> => {
  for (const result of await Promise.allSettled(checks))
    if (result.status === 'rejected') throw result.reason;
};

/** The game's teams, league or tournament are there, and fit together; refuses, naming the field. */
export const assertPlace = (db: Db, place: Place): Promise<void> =>
  allOf(
    assertTeams(db, place),
    ...(place.leagueId === null ? [] : [assertInLeague(db, place, place.leagueId)]),
    ...(place.tournamentId === null ? [] : [assertInTournament(db, place, place.tournamentId)]),
  );
