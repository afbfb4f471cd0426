import { eachInTurns, othersTurn } from '@rondelle/infra/turns.ts';
import type { GameRow } from './check-game.ts';
import type { ImportRun } from './import-run.ts';
import type { PlanContext } from './plan/plan-context.ts';
import { isAdded, planGames } from './plan/plan-games.ts';
import { countPlan, type StreamPlan } from './plan/stream-plan.ts';

/** Games compared and written at a time. Bounds the memory that is used besides the rows themselves. */
const gamesPerChunk = 4_000;
/** How many times a game is planned when others change it at the same time. */
const attempts = 3;

export type Looked = {
  readonly run: ImportRun;
  readonly context: PlanContext;
  readonly deleted: ReadonlyMap<string, number>;
};

const planChunk = async ({ run, context, deleted }: Looked, rows: readonly GameRow[]) => {
  const keys = rows.map(({ key }) => key);
  const recorded = await run.store.readRecordedGames(keys, deleted);
  let fresh = 0;
  await eachInTurns(rows, (row) => {
    if (isAdded(row, recorded, context)) fresh += 1;
  });
  const firstId = fresh > 0 ? await run.reserve('game', fresh) : 0;
  return planGames(rows, recorded, context, firstId);
};

const reject = (run: ImportRun, { origin }: StreamPlan, value: string): void => {
  run.rejections.push({ ...origin, column: '', value, reason: 'refused' });
};

/** Writes one chunk. Returns the rows whose game others have changed meanwhile, to be planned again. */
const writeChunk = async (looked: Looked, rows: readonly GameRow[], isLast: boolean): Promise<GameRow[]> => {
  const { run } = looked;
  const { plans, rejections } = await planChunk(looked, rows);
  run.rejections.push(...rejections);
  const rowAt = new Map(rows.map((row) => [row.line, row]));
  const conflicts: GameRow[] = [];
  for (const plan of plans) {
    await othersTurn();
    const outcome = await run.writer.write(plan);
    const row = rowAt.get(plan.origin.line);
    if (outcome === 'written') {
      countPlan(run.counts.game, plan);
      run.contradictions.push(...(plan.contradictions ?? []));
    } else if (outcome !== 'conflict') run.rejections.push(outcome);
    else if (isLast || !row) reject(run, plan, 'stream/conflict');
    else conflicts.push(row);
  }
  return conflicts;
};

/** Imports some games, and plans those again that others change at the same time. */
export const settleChunk = async (looked: Looked, rows: readonly GameRow[]): Promise<void> => {
  let open = rows;
  for (let attempt = 1; open.length > 0; attempt += 1) {
    if (attempt > 1) await looked.run.store.catchUp();
    open = await writeChunk(looked, open, attempt === attempts);
  }
};

/** Imports the games in chunks, in the order of the rows. */
export const importGames = async (
  run: ImportRun,
  rows: readonly GameRow[],
  context: PlanContext,
): Promise<void> => {
  const deleted = await run.store.readDeletedKeys();
  for (let from = 0; from < rows.length; from += gamesPerChunk) {
    run.onProgress('writing', from, rows.length);
    await settleChunk({ run, context, deleted }, rows.slice(from, from + gamesPerChunk));
  }
  run.onProgress('writing', rows.length, rows.length);
};
