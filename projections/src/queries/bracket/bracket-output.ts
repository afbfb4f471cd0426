import type { BracketPlace } from '@rondelle/contracts/competition/bracket.ts';
import { systemActor } from '@rondelle/contracts/log/event.ts';
import type { BracketGame, BracketSide } from '@rondelle/contracts/competition/tournament.outputs.ts';
import type { GameHistoryRow, GameRow } from '../../views/games/games.table.ts';
import { anyOf } from '../sql/any-of.ts';
import type { Names } from '../outputs/names.ts';
import type { Db } from '../../views/schema.ts';
import type { ResolvedPlace } from '../../computing/bracket/group-places.ts';
import { pairingOf, type ResolvedSlot } from '../../computing/bracket/resolve-bracket.ts';

/** The teams of a game as of one event, with who recorded it. */
export type Pairing = Pick<
  GameHistoryRow,
  'gameId' | 'revision' | 'action' | 'actorId' | 'recordedAt' | 'homeTeamId' | 'awayTeamId'
>;

/** Returns the recorded pairings of these games, ordered by game and oldest first. */
export const pairingsOf = async (db: Db, gameIds: readonly number[]): Promise<readonly Pairing[]> =>
  gameIds.length === 0
    ? []
    : db
        .selectFrom('game_history')
        .select(['gameId', 'revision', 'action', 'actorId', 'recordedAt', 'homeTeamId', 'awayTeamId'])
        .where(anyOf('gameId', gameIds))
        .where('action', 'in', ['GameScheduled', 'GameTeamsCorrected'])
        .orderBy('gameId')
        .orderBy('revision')
        .limit(2_000)
        .execute();

/** Returns whether both have the same two teams, whichever is at home. */
const isSame = (
  game: Pick<GameRow, 'homeTeamId' | 'awayTeamId'>,
  other: Pick<GameRow, 'homeTeamId' | 'awayTeamId'>,
): boolean =>
  Math.min(game.homeTeamId, game.awayTeamId) === Math.min(other.homeTeamId, other.awayTeamId) &&
  Math.max(game.homeTeamId, game.awayTeamId) === Math.max(other.homeTeamId, other.awayTeamId);

const isBySite = ({ actorId }: Pairing): boolean => actorId === systemActor.id;

/** Readers see a never-played game of a past season as one without a result. */
const isWaiting = ({ status }: GameRow): boolean =>
  status === 'scheduled' || status === 'postponed' || status === 'noResult';

/**
 * Returns why the scheduled game has other teams than the results require. Null when it has the same, or when the site
 * will correct it.
 */
const differsOf = (one: ResolvedSlot, pairings: readonly Pairing[]): BracketGame['differs'] => {
  const { game } = one;
  if (!game || game.status === 'cancelled') return null;
  const pairing = pairingOf(one);
  if (!pairing) return isWaiting(game) ? 'open' : null;
  if (isSame(game, pairing)) return null;
  if (!isWaiting(game)) return 'played';
  const last = pairings.at(-1);
  return last && !isBySite(last) ? 'chosen' : null;
};

const idsOf = ({ homeTeamId, awayTeamId }: Pairing): number[] => [homeTeamId, awayTeamId];

const withoutTeam = (place: BracketPlace): BracketSide['place'] =>
  place.from === 'team' ? { from: 'team' } : place;

const sideOf = (
  place: BracketPlace,
  resolvedPlace: ResolvedPlace,
  team: (id: number) => ReturnType<Names['team']>,
) => {
  const id =
    resolvedPlace.state === 'decided'
      ? resolvedPlace.teamId
      : resolvedPlace.state === 'open'
        ? resolvedPlace.forNow
        : null;
  return {
    place: withoutTeam(place),
    state: resolvedPlace.state,
    team: id === null ? null : team(id),
    tied: resolvedPlace.state === 'tied' ? resolvedPlace.teamIds.map(team) : [],
  };
};

/** Returns the planned games of a category with their current state. */
export const bracketOutputOf = (
  resolved: readonly ResolvedSlot[],
  pairings: readonly Pairing[],
  seasonId: number,
  names: Names,
): BracketGame[] => {
  const team = (id: number) => names.team(id, seasonId);
  const inStage = new Map<string, number>();
  return resolved.map((one) => {
    const { slot, stage, date, time, venue, city, gameId } = one.slot;
    const number = (inStage.get(stage) ?? 0) + 1;
    inStage.set(stage, number);
    const own = pairings.filter((pairing) => pairing.gameId === gameId);
    const corrected = own.flatMap((pairing, at) => {
      const before = own[at - 1];
      if (!before || !isBySite(pairing)) return [];
      return [{ at: pairing.recordedAt, before: idsOf(before).map(team), after: idsOf(pairing).map(team) }];
    });
    return {
      slot,
      stage,
      number,
      date,
      time,
      venue,
      city,
      gameId: one.game ? gameId : null,
      home: sideOf(one.slot.home, one.home, team),
      away: sideOf(one.slot.away, one.away, team),
      differs: differsOf(one, own),
      corrected,
    };
  });
};
