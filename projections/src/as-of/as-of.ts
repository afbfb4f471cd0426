import type { GameHistoryRow, GameRow } from '../games/games.table.ts';

/** The games up to and including that day (`YYYY-MM-DD`). */
export const playedBy = (games: readonly GameRow[], day: string): readonly GameRow[] =>
  games.filter((game) => game.date <= day);

/** The game's columns alone, without who changed it, when and why. */
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
 * The games as the log knew them at an instant (ISO 8601, UTC): of each game the last version recorded by then, in
 * the order of game ids; a game deleted by then is left out.
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
