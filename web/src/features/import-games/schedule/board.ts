import type { IceSlot } from './ice-slots.ts';
import type { Pairing } from './round-robin.ts';

/** The assignment of games to hours: no hour twice, no team twice a day. Games and hours are indexes in their lists. */
export type Board = {
  /** The hour of a game; -1 without one. */
  readonly hourOf: (game: number) => number;
  readonly isFree: (hour: number) => boolean;
  /** The games that have to move before a game can have an hour: the one in it, and those of its teams that day. */
  readonly blockers: (game: number, hour: number) => readonly number[];
  readonly put: (game: number, hour: number) => void;
  readonly take: (game: number) => void;
  /** The games that have an hour. */
  readonly games: () => readonly number[];
  /** Returns a function that restores the current board. */
  readonly snapshot: () => () => void;
};

const none = -1;

export const createBoard = (games: readonly Pairing[], slots: readonly IceSlot[]): Board => {
  const hours = games.map(() => none);
  const gameAt = slots.map(() => none);
  const teams = Math.max(0, ...games.flatMap(({ home, away }) => [home, away])) + 1;
  const days = Math.max(none, ...slots.map(({ day }) => day)) + 1;
  /** The game of a team on a day. */
  const playing = Array.from({ length: days * teams }, () => none);
  const keyOf = (hour: number, team = 0): number => (slots[hour]?.day ?? 0) * teams + team;
  const set = (game: number, hour: number, value: number) => {
    gameAt[hour] = value;
    playing[keyOf(hour, games[game]?.home)] = value;
    playing[keyOf(hour, games[game]?.away)] = value;
  };
  const board: Board = {
    hourOf: (game) => hours[game] ?? none,
    isFree: (hour) => gameAt[hour] === none,
    blockers: (game, hour) => {
      const found: number[] = [];
      const [home, away] = [keyOf(hour, games[game]?.home), keyOf(hour, games[game]?.away)];
      for (const one of [gameAt[hour], playing[home], playing[away]])
        if (one !== undefined && one !== none && !found.includes(one)) found.push(one);
      return found;
    },
    put: (game, hour) => {
      hours[game] = hour;
      set(game, hour, game);
    },
    take: (game) => {
      const hour = board.hourOf(game);
      if (hour === none) return;
      hours[game] = none;
      set(game, hour, none);
    },
    games: () => hours.flatMap((hour, game) => (hour === none ? [] : [game])),
    snapshot: () => {
      const before = [...hours];
      return () => {
        games.forEach((_, game) => board.take(game));
        before.forEach((hour, game) => {
          if (hour !== none) board.put(game, hour);
        });
      };
    },
  };
  return board;
};
