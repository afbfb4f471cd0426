import type { AbsentAnswer } from '@rondelle/contracts/competition/import-questions.ts';
import { eachInTurns, yieldToOthers } from '@rondelle/infra/turns.ts';
import { anyOf } from '@rondelle/projections/queries/sql/any-of.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import type { ImportRun } from '../import-run.ts';
import { importCommandId } from '../plan/command-id.ts';
import { countPlan, type StreamPlan } from '../plan/stream-plan.ts';
import type { Keyed } from './game-keys.ts';
import { spansOf } from './match-games.ts';
import { isUnplayed } from './matching.ts';
import type { ExistingGame } from './read-leagues.ts';
import type { Placed } from './row-keys.ts';

/**
 * Returns the recorded games of the file's leagues and days that neither a row nor a question about a row concerns.
 * Games that are still to be played come first.
 */
export const absentGames = async (
  rows: readonly Placed[],
  keys: readonly Keyed[],
  standing: readonly ExistingGame[],
): Promise<readonly ExistingGame[]> => {
  const spans = spansOf(rows);
  const inFile = new Set<ExistingGame>();
  await eachInTurns(keys, ({ game, asked }) => {
    if (game) inFile.add(game);
    for (const one of asked?.candidates ?? []) inFile.add(one);
  });
  const absent: ExistingGame[] = [];
  await eachInTurns(standing, (game) => {
    const { leagueId, date, status } = game;
    const span = spans.get(leagueId);
    const isInSpan = span !== undefined && date >= span.from && date <= span.to;
    if (isInSpan && status !== 'cancelled' && !inFile.has(game)) absent.push(game);
  });
  const [open, played] = [absent.filter(isUnplayed), absent.filter((game) => !isUnplayed(game))];
  return [...open, ...played];
};

/** Cancels the absent games that the importer chose to cancel; a played game cannot be cancelled. */
export const cancelAbsent = async (
  run: ImportRun,
  absent: readonly ExistingGame[],
  {
    answers,
    seasonId,
    db,
  }: {
    readonly answers: readonly AbsentAnswer[];
    readonly seasonId: number;
    readonly db: Db;
  },
): Promise<void> => {
  const off = new Set(answers.flatMap(({ gameId, what }) => (what === 'cancel' ? gameId : [])));
  const ids = absent.filter((game) => isUnplayed(game) && off.has(game.id)).map(({ id }) => id);
  if (ids.length === 0) return;
  const rows = await db
    .selectFrom('games')
    .select(['gameId as id', sql<string>`revision::text`.as('revision')])
    .where(anyOf('gameId', ids))
    .execute();
  const origin = { file: 'games.csv', line: 0 };
  for (const { id, revision } of rows) {
    await yieldToOthers();
    const commandId = importCommandId('absent', id, revision);
    const command = {
      type: 'CancelGame',
      commandId,
      gameId: id,
      seasonId,
      reason: 'source-updated',
    } as const;
    const plan: StreamPlan = { kind: 'game', id, isNew: false, commands: [command], seen: revision, origin };
    const outcome = await run.writer.write(plan);
    if (outcome === 'written') countPlan(run.counts.game, plan);
    else if (outcome !== 'conflict') run.rejections.push(outcome);
    else run.rejections.push({ ...origin, column: '', value: 'stream/conflict', reason: 'refused' });
  }
};
