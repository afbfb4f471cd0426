import type {
  ActivityBatch,
  AdminActivity,
  AdminActivityInput,
} from '@rondelle/contracts/site/administration.ts';
import { activityOfAll } from '@rondelle/projections/activity-log/all-activity.queries.ts';
import { type Batch, batchBefore, isOfPrograms } from '@rondelle/projections/activity-log/batches.queries.ts';
import { withNames } from '@rondelle/members/member-names.ts';
import type { Db } from '@rondelle/projections/schema.ts';

const linesShown = 50;
type Line = AdminActivity['lines'][number];

const after = (position: string): string => String(BigInt(position) + 1n);

const asLine = ({ kinds, ...batch }: Batch): Line => {
  const events = kinds.reduce((sum, one) => sum + one.events, 0);
  const line: ActivityBatch = { ...batch, kinds: [...kinds], events };
  return { change: null, batch: line };
};

type Found = { readonly lines: Line[]; readonly older: string | null };

/** Reads on until there are enough lines: what a program brought in one go is one of them, however much it is. */
const read = async (db: Db, input: AdminActivityInput): Promise<Found> => {
  const { lang, kind = null, before } = input;
  const lines: Line[] = [];
  let from: string | null | undefined = before;
  while (lines.length < linesShown && from !== null) {
    const { changes, older }: Awaited<ReturnType<typeof activityOfAll>> = await activityOfAll(db, lang, {
      kind,
      before: from,
    });
    from = older;
    for (const change of changes) {
      if (lines.length === linesShown) return { lines, older: after(change.position) };
      if (!isOfPrograms(change.source)) {
        lines.push({ change, batch: null });
        continue;
      }
      const batch = await batchBefore(db, change, kind);
      lines.push(asLine(batch));
      from = batch.first;
      break;
    }
  }
  return { lines, older: from ?? null };
};

/** The events of one batch, one by one. */
const open = async (db: Db, input: AdminActivityInput, within: string): Promise<Found> => {
  const { lang, kind = null, before } = input;
  const found = await activityOfAll(db, lang, { kind, before: before ?? after(within) });
  const end = found.changes.findIndex((change) => !isOfPrograms(change.source));
  const changes = end < 0 ? found.changes : found.changes.slice(0, end);
  return {
    lines: changes.map((change) => ({ change, batch: null })),
    older: end < 0 ? found.older : null,
  };
};

/** All that was recorded, latest first; an import is one line, which opens. */
export const activityInLines = async (db: Db, input: AdminActivityInput): Promise<AdminActivity> => {
  const { lang, kind = null, within } = input;
  const { lines, older } = within === undefined ? await read(db, input) : await open(db, input, within);
  const named = await withNames(
    db,
    lang,
    lines.flatMap(({ change }) => change ?? []),
  );
  const names = new Map(named.map((change) => [change.position, change]));
  return {
    kind,
    lines: lines.map((line) =>
      line.change ? { change: names.get(line.change.position) ?? line.change, batch: null } : line,
    ),
    older,
  };
};
