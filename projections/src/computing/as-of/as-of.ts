import type { GameHistoryRow, GameRow } from '../../views/games/games.table.ts';

/** Returns the games up to and including a day (`YYYY-MM-DD`). */
export const playedBy = (games: readonly GameRow[], day: string): readonly GameRow[] =>
  games.filter((game) => game.date <= day);

/** Drops the columns of the history: who changed the game, when and why. */
const gameOf = (version: GameHistoryRow): GameRow => {
  const {
    action: _action,
    actorId: _actor,
    actorRole: _role,
    source: _source,
    reason: _reason,
    deleted: _deleted,
    recordedAt: _recordedAt,
    position: _position,
    ...game
  } = version;
  return game;
};

/**
 * Returns the games as recorded at an instant (ISO 8601, UTC): the last version of each game by then, ordered by game
 * id. Leaves out games deleted by then.
 */
export const knownAt = (history: readonly GameHistoryRow[], instant: string): readonly GameRow[] => {
  const limit = Date.parse(instant);
  const latest = new Map<number, GameHistoryRow>();
  for (const version of history) {
    const known = latest.get(version.gameId);
    if (Date.parse(version.recordedAt) > limit) continue;
    if (!known || version.revision > known.revision) latest.set(version.gameId, version);
  }
  return [...latest.values()]
    .filter((version) => !version.deleted)
    .map(gameOf)
    .sort((a, b) => a.gameId - b.gameId);
};
