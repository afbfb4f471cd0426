import { eachInTurns, yieldToOthers } from '@rondelle/infra/turns.ts';
import type { GameRow } from './check-game.ts';
import type { ImportRun } from './import-run.ts';
import type { PlanContext } from './plan/plan-context.ts';
import { isAdded, planGames } from './plan/plan-games.ts';
import { countPlan, type StreamPlan } from './plan/stream-plan.ts';
import type { RecordedGames } from './recorded.ts';

/** Games compared and written at a time. Bounds the memory that is used besides the rows themselves. */
const gamesPerChunk = 4_000;
/** How many times a game is planned when others change it at the same time. */
const attempts = 3;

export type Looked = {
  readonly run: ImportRun;
  readonly context: PlanContext;
  readonly deleted: ReadonlyMap<string, number>;
};

/** The recorded games of a chunk, and the first of the ids reserved for new ones. */
type Found = { readonly recorded: RecordedGames; readonly firstId: number };

const lookUp = async ({ run, context, deleted }: Looked, rows: readonly GameRow[]): Promise<Found> => {
  const keys = rows.map(({ key }) => key);
  const recorded = await run.store.readRecordedGames(keys, deleted);
  let fresh = 0;
  await eachInTurns(rows, (row) => {
    if (isAdded(row, recorded, context)) fresh += 1;
  });
  return { recorded, firstId: fresh > 0 ? await run.reserve('game', fresh) : 0 };
};

const reject = (run: ImportRun, { origin }: StreamPlan, value: string): void => {
  run.rejections.push({ ...origin, column: '', value, reason: 'refused' });
};

/** Writes one chunk. Returns the rows whose game others have changed meanwhile, to be planned again. */
const writeChunk = async (
  { run, context }: Looked,
  rows: readonly GameRow[],
  { recorded, firstId }: Found,
  isLast: boolean,
): Promise<GameRow[]> => {
  const { plans, rejections } = await planGames(rows, recorded, context, firstId);
  run.rejections.push(...rejections);
  const rowAt = new Map(rows.map((row) => [row.line, row]));
  const conflicts: GameRow[] = [];
  for (const plan of plans) {
    await yieldToOthers();
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

/**
 * Imports some games, and plans those again that others change at the same time. `found`: the result of an earlier
 * look-up.
 */
export const settleChunk = async (
  looked: Looked,
  rows: readonly GameRow[],
  found: Found | null = null,
): Promise<void> => {
  let open = rows;
  let known = found ?? (await lookUp(looked, rows));
  for (let attempt = 1; ; attempt += 1) {
    open = await writeChunk(looked, open, known, attempt === attempts);
    if (open.length === 0) return;
    await looked.run.store.catchUp();
    known = await lookUp(looked, open);
  }
};

type Chunk = { readonly rows: readonly GameRow[]; readonly found: Found };

/** Yields the games in chunks; looks up the next one while one is written. */
async function* chunksOf(looked: Looked, games: readonly GameRow[]): AsyncGenerator<Chunk> {
  const startChunk = (from: number): Promise<Chunk> | null => {
    const rows = games.slice(from, from + gamesPerChunk);
    if (rows.length === 0) return null;
    const chunk = lookUp(looked, rows).then((found) => ({ rows, found }));
    // A failed import never awaits the next chunk.
    chunk.catch(() => undefined);
    return chunk;
  };
  let next = startChunk(0);
  for (let from = gamesPerChunk; next; from += gamesPerChunk) {
    const chunk: Chunk = await next;
    next = startChunk(from);
    yield chunk;
  }
}

/** Imports the games in chunks, in the order of the rows. */
export const importGames = async (
  run: ImportRun,
  games: readonly GameRow[],
  context: PlanContext,
): Promise<void> => {
  const looked = { run, context, deleted: await run.store.readDeletedKeys() };
  let done = 0;
  for await (const { rows, found } of chunksOf(looked, games)) {
    run.onProgress('writing', done, games.length);
    await settleChunk(looked, rows, found);
    done += rows.length;
  }
  run.onProgress('writing', games.length, games.length);
};
