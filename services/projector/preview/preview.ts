import { DomainError } from '@rondelle/contracts/errors.ts';
import { origin, type Recorded } from '@rondelle/contracts/log/event.ts';
import type { EventLog, LoggedEvent } from '@rondelle/contracts/ports/event-log.ts';
import { type AnyView, sourcesOf } from '@rondelle/projections/views/engine/any-view.ts';
import type { OnStatement } from '@rondelle/infra/postgres/pool.ts';
import { createQuarantine } from '@rondelle/projections/views/engine/quarantine.ts';
import type { Change, Changes } from '@rondelle/projections/views/engine/derive.ts';
import type { MapKey } from '@rondelle/projections/views/engine/keys.ts';
import { planOf, withSources } from '@rondelle/projections/views/engine/plan.ts';
import type { Table } from '@rondelle/projections/views/engine/table.ts';
import type { Previewed } from '@rondelle/projections/views/previewed.ts';
import { gamesTable } from '@rondelle/projections/views/games/games.table.ts';
import { views } from '@rondelle/projections/views/registry.ts';
import type { PoolClient } from 'pg';
import { foldParts, nothingRetried, withWrites } from '../batch.ts';
import { liveNaming } from '../commit.ts';
import { createGroupRows } from '../read-model/group-rows.ts';
import { type Changed, type ReadModel, write } from '../read-model/read-model.ts';
import { computeLevel, dirtyAmong } from '../recompute.ts';
import { loadQuarantine } from '../quarantine.ts';
import { partsWithin, routingOf } from '../shards/routing.ts';
import { previewDb } from './preview-db.ts';
import { previewLog } from './preview-log.ts';
import { withUnwritten } from './with-unwritten.ts';

/** A database and a log as they would be after the commands of a preview. */
export type Preview = Previewed & { readonly log: EventLog };

/** The views whose changes a preview displays. */
const previewedViews = ['standings', 'streaks', 'feats', 'ratings'];
const isEntityView = (view: AnyView): boolean => view.kind === 'entity' && !view.appendOnly;
/**
 * The plan of those views and of all entity views, which commands look up. Histories and logs are left out: a preview
 * records nothing.
 */
const plan = planOf(
  withSources(views, new Set([...previewedViews, ...views.filter(isEntityView).map(({ name }) => name)])),
);
const routing = routingOf(plan);
const isRead = new Set(plan.views.flatMap(sourcesOf));
const last = new Set(plan.derived.flatMap(({ name }) => (isRead.has(name) ? [] : [name])));
/** Views that no other view reads are not written, so that the projector never waits for their rows. */
const isStored = ({ name }: Table): boolean => !last.has(name);
/** Changed games are not written for the final computation, because a thousand of them would leave dead rows behind. */
const isWrittenForChanges = (table: Table): boolean => table.name !== gamesTable.name && isStored(table);

/** The longest time that a preview may lock its rows against the projector, in ms. */
const longestMs = 20_000;
/** A preview gives up before PostgreSQL checks for deadlocks (after a second), so that no batch fails because of it. */
const begin = `BEGIN ISOLATION LEVEL REPEATABLE READ; SET LOCAL lock_timeout TO '250ms';
  SET LOCAL statement_timeout TO '5s'; SET LOCAL idle_in_transaction_session_timeout TO '${longestMs}'`;

const isOfCompetition = (event: Recorded<LoggedEvent>): event is Recorded => event.type !== 'IdsReserved';

/** Merges changes: keeps the first `before` and the last `after` of each row. */
const note = (all: Changed, some: Changed): void => {
  for (const [name, changes] of some) {
    const known = new Map(all.get(name));
    for (const [key, { before, after }] of changes) {
      const first = known.get(key);
      known.set(key, { before: first ? first.before : before, after });
    }
    all.set(name, known);
  }
};

const deletions = (changes: Changes): Changes =>
  new Map(
    [...changes]
      .filter(([, { before, after }]) => before && !after)
      .map(([key, { before }]): [MapKey, Change] => [key, { before: undefined, after: before }]),
  );

/** Begins the transaction of a preview; `end` rolls it back. */
export const beginPreview = async (
  client: PoolClient,
  recorded: EventLog,
  onStatement?: OnStatement,
): Promise<Preview & { readonly end: () => Promise<void> }> => {
  await client.query(begin);
  const until = performance.now() + longestMs;
  const asides = createQuarantine();
  asides.reset(await loadQuarantine(client));
  const waiting: Recorded[] = [];
  const log = previewLog(recorded, (events) => waiting.push(...events.filter(isOfCompetition)));
  let unwritten: Changes = new Map();
  const rows = withUnwritten(createGroupRows(liveNaming), gamesTable, () => unwritten);
  const model: ReadModel = {
    client,
    plan,
    naming: liveNaming,
    rows,
    quarantine: asides,
    log,
    isOwn: () => true,
    isStored,
  };
  const changed: Changed = new Map();

  const fold = async (into: ReadModel): Promise<void> => {
    const events = waiting.splice(0);
    const to = events.at(-1)?.position ?? origin;
    if (events.length === 0) return;
    const folded: Changed = new Map();
    const parts = partsWithin(routing, events, () => to);
    await withWrites(client, async (sent) => {
      await write(model, sent, gamesTable, unwritten);
      await foldParts(into, sent, parts, nothingRetried, folded);
    });
    unwritten = (into === model ? undefined : folded.get(gamesTable.name)) ?? new Map();
    note(changed, folded);
  };
  let folding = Promise.resolve();
  const folded = (into: ReadModel): Promise<void> => {
    folding = folding.then(() => fold(into));
    return folding;
  };

  let isOver = false;
  // Appended events are projected at the next query, so that many changes without queries make one batch.
  const db = previewDb(
    client,
    async () => {
      if (performance.now() > until) throw new DomainError('request/invalid', 'input');
      await folded(model);
      if (isOver) throw new Error('the preview is over');
    },
    onStatement,
  );
  return {
    db,
    log,
    changes: async () => {
      await folded({ ...model, isStored: isWrittenForChanges });
      await withWrites(client, async (sent) => {
        for (const level of plan.levels)
          await computeLevel(model, sent, await dirtyAmong(level, changed, []), changed);
      });
      return changed;
    },
    bringBack: () =>
      withWrites(client, async (sent) => {
        for (const { name, table } of plan.views)
          if (isWrittenForChanges(table))
            await write(model, sent, table, deletions(changed.get(name) ?? new Map()));
      }),
    end: async () => {
      isOver = true;
      await folding.catch(() => undefined);
      await client.query('ROLLBACK');
    },
  };
};
