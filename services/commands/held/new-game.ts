import type { CompetitionCommand } from '@rondelle/contracts/competition/commands.ts';
import { sameGames } from '@rondelle/projections/queries/games/same-game.queries.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';

type Entry = Extract<CompetitionCommand, { type: 'ScheduleGame' | 'RecordGame' }>;

const isEntry = (command: CompetitionCommand | undefined): command is Entry =>
  command?.type === 'ScheduleGame' || command?.type === 'RecordGame';

/** The fields that identify a new game, when the first command enters one; otherwise null. */
export const newGameIn = ([first]: readonly CompetitionCommand[]) => {
  if (!isEntry(first)) return null;
  const { date, time, homeTeamId, awayTeamId, leagueId, tournamentId } = first;
  return { date, time, homeTeamId, awayTeamId, leagueId, tournamentId };
};

type HeldEntry = {
  /** The id that the game has once it is accepted. */
  readonly entityId: number;
  readonly commands: readonly CompetitionCommand[];
  readonly actionId: string | null;
  readonly recordedAt: string;
};

/**
 * Returns whether somebody entered the same game after the change was held. The author has seen earlier games; another
 * game of the same import is a different one.
 */
export const isEnteredSince = async (
  db: Db,
  { entityId, commands, actionId, recordedAt }: HeldEntry,
): Promise<boolean> => {
  const game = newGameIn(commands);
  if (!game) return false;
  // An acceptance that is repeated finds its own game.
  const ids = (await sameGames(db, game)).map(({ gameId }) => gameId).filter((id) => id !== entityId);
  if (ids.length === 0) return false;
  const { rows } = await sql<{ isEntered: boolean }>`
    SELECT EXISTS (SELECT FROM activity_log
      WHERE kind = 'game' AND "entityId" = ANY (${ids}) AND revision = 0
        AND "recordedAt" > ${recordedAt}
        AND (${actionId}::text IS NULL OR "correlationId" IS DISTINCT FROM ${actionId})) AS "isEntered"`.execute(
    db,
  );
  return rows[0]?.isEntered ?? false;
};
