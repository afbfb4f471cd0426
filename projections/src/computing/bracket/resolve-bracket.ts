import type { BracketPlace, BracketSlot, DrawnBracket } from '@rondelle/contracts/competition/bracket.ts';
import type { GameRow } from '../../views/games/games.table.ts';
import { winnerOf } from '../../views/games/result.ts';
import type { StandingRow } from '../../views/standings/standings.table.ts';
import type { Rules } from '../../views/standings/standings.ts';
import { bestOf } from './best-of-groups.ts';
import { groupsOf, ofGroup, open, type ResolvedPlace } from './group-places.ts';

/** A game of a bracket with its teams, as far as results decide them. */
export type ResolvedSlot = {
  readonly slot: BracketSlot;
  /** The scheduled game; null before it is in the schedule. */
  readonly game: GameRow | null;
  readonly home: ResolvedPlace;
  readonly away: ResolvedPlace;
};

/** The data that a category's bracket is resolved from, all of that category. */
export type BracketFacts = {
  readonly games: readonly GameRow[];
  readonly standings: readonly StandingRow[];
  readonly rules: Rules;
};

/** Returns the winner or the loser of a game. A final tie decides neither. */
const fromGame = (game: GameRow | undefined, wanted: 'winner' | 'loser'): ResolvedPlace => {
  if (game?.status !== 'final') return open;
  const { homeTeamId, awayTeamId } = game;
  const winner = winnerOf(game);
  if (winner === null) return { state: 'tied', teamIds: [homeTeamId, awayTeamId] };
  const loser = winner === homeTeamId ? awayTeamId : homeTeamId;
  return { state: 'decided', teamId: wanted === 'winner' ? winner : loser };
};

/**
 * Returns the teams of each game of a bracket: from the groups' tables once no open game can change the rank, and from
 * earlier games. Reads only the current state, so that the order in which results came does not matter.
 */
export const resolveBracket = (
  { groupGames, slots }: Pick<DrawnBracket, 'groupGames' | 'slots'>,
  { games, standings, rules }: BracketFacts,
): readonly ResolvedSlot[] => {
  const groups = groupsOf(standings, games, groupGames, rules);
  const byId = new Map(games.map((game) => [game.gameId, game]));
  const gameOf = new Map(slots.map(({ slot, gameId }) => [slot, byId.get(gameId)]));
  const resolvePlace = (place: BracketPlace): ResolvedPlace => {
    switch (place.from) {
      case 'group':
        return ofGroup(groups, place.group, place.rank);
      case 'best':
        return bestOf(groups, place, games, rules);
      case 'winner':
      case 'loser':
        return fromGame(gameOf.get(place.slot), place.from);
      case 'team':
        return { state: 'decided', teamId: place.teamId };
    }
  };
  return slots.map((slot) => ({
    slot,
    game: byId.get(slot.gameId) ?? null,
    home: resolvePlace(slot.home),
    away: resolvePlace(slot.away),
  }));
};

/** Returns the teams of a game when both are decided and different; otherwise null. */
export const pairingOf = ({
  home,
  away,
}: Pick<ResolvedSlot, 'home' | 'away'>): {
  readonly homeTeamId: number;
  readonly awayTeamId: number;
} | null =>
  home.state === 'decided' && away.state === 'decided' && home.teamId !== away.teamId
    ? { homeTeamId: home.teamId, awayTeamId: away.teamId }
    : null;
