import type {
  ActivityBatch,
  AdminActivity,
  AdminActivityInput,
} from '@rondelle/contracts/site/administration.ts';
import { activityOfAll } from '@rondelle/projections/queries/activity-log/all-activity.queries.ts';
import {
  type Batch,
  batchBefore,
  isOfPrograms,
} from '@rondelle/projections/queries/activity-log/batches.queries.ts';
import { withMembers, withNames } from '@rondelle/members/member-names.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';

const linesPerPage = 50;
type Line = AdminActivity['lines'][number];

const after = (position: string): string => String(BigInt(position) + 1n);

type Change = NonNullable<Line['change']>;
/** A change; for a batch, its last one. */
type Read = { readonly change: Change; readonly batch: Batch | null };

const asLine = ({ change, batch }: Read): Line => {
  if (!batch) return { change, batch: null };
  const events = batch.kinds.reduce((sum, one) => sum + one.events, 0);
  const line: ActivityBatch = { ...batch, kinds: [...batch.kinds], events, actor: change.actor };
  return { change: null, batch: line };
};

type Found = { readonly lines: Read[]; readonly older: string | null };

/** Reads until the page is full. A batch of a program is one line, whatever its size. */
const read = async (db: Db, input: AdminActivityInput): Promise<Found> => {
  const { lang, kind = null, before } = input;
  const lines: Read[] = [];
  let from: string | null | undefined = before;
  while (lines.length < linesPerPage && from !== null) {
    const { changes, older }: Awaited<ReturnType<typeof activityOfAll>> = await activityOfAll(db, lang, {
      kind,
      before: from,
    });
    from = older;
    for (const change of changes) {
      if (lines.length === linesPerPage) return { lines, older: after(change.position) };
      if (!isOfPrograms(change.source)) {
        lines.push({ change, batch: null });
        continue;
      }
      const batch = await batchBefore(db, change, kind);
      lines.push({ change, batch });
      from = batch.first;
      break;
    }
  }
  return { lines, older: from ?? null };
};

/** Reads the single events of one batch. */
const open = async (db: Db, input: AdminActivityInput, within: string): Promise<Found> => {
  const { lang, kind = null, before } = input;
  const found = await activityOfAll(db, lang, { kind, before: before ?? after(within) });
  const by = found.changes[0]?.actor.id;
  const end = found.changes.findIndex(({ source, actor }) => !isOfPrograms(source) || actor.id !== by);
  const changes = end < 0 ? found.changes : found.changes.slice(0, end);
  return {
    lines: changes.map((change) => ({ change, batch: null })),
    older: end < 0 ? found.older : null,
  };
};

/** The activity of all members, latest first; an import is one line that can be expanded. */
export const activityInLines = async (db: Db, input: AdminActivityInput): Promise<AdminActivity> => {
  const { lang, kind = null, within } = input;
  const { lines, older } = within === undefined ? await read(db, input) : await open(db, input, within);
  const changes = lines.map(({ change }) => change);
  const named = await withMembers(db, lang, await withNames(db, lang, changes));
  const names = new Map(named.map((change) => [change.position, change]));
  return {
    kind,
    lines: lines.map(({ change, batch }) => asLine({ change: names.get(change.position) ?? change, batch })),
    older,
  };
};
