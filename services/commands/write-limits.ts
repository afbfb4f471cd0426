import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Session } from '@rondelle/members/accounts/sessions.ts';
import type { AccountsDb, AccountTables } from '@rondelle/members/accounts/tables.ts';
import { type QueryExecutorProvider, sql } from 'kysely';
import { createRateLimits } from '@rondelle/members/rate-limits.ts';
import {
  type Allowance,
  type Allowances,
  allowanceKinds,
  allowancesFor,
} from '@rondelle/members/moderation/allowances.ts';
import { trustLevelOf } from '@rondelle/members/moderation/member-trust.ts';
import type { CompetitionCommand } from '@rondelle/contracts/competition/commands.ts';
import { countedAs } from './counted-as.ts';
import type { Writing } from './writing.ts';

/** The write limit is used up; carries the seconds until the next change is allowed. */
class WritesExhausted extends DomainError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('request/too-many');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A `retry-after` header if the error is a used-up write limit; otherwise no headers. */
export const retryHeadersOf = (error: { readonly cause?: unknown } | undefined): Record<string, string> =>
  error?.cause instanceof WritesExhausted ? { 'retry-after': String(error.cause.retryAfterSeconds) } : {};

type Counted = Readonly<Record<(typeof allowanceKinds)[number], boolean>>;

type Requester = Pick<Writing, 'db' | 'session'> & Partial<Pick<Writing, 'changesPercent'>>;

/** Scales allowances by the percentage that administrators set; each stays at least one. */
const scaled = (own: Allowances, percent: number): Allowances =>
  percent === 100
    ? own
    : (Object.fromEntries(
        allowanceKinds.map((kind) => {
          const { most, withinMs } = own[kind];
          return [kind, { most: Math.max(1, Math.round((most * percent) / 100)), withinMs }];
        }),
      ) as Allowances);

/** Null for roles without limits, such as administrators. */
const allowancesOf = async ({ db, session, changesPercent = 100 }: Requester): Promise<Allowances | null> => {
  const trust =
    session.role === 'member' || session.role === 'tester' ? trustLevelOf(db, session.memberId) : 0;
  const own = allowancesFor(session.role, await trust);
  return own && scaled(own, changesPercent);
};

/** An amount to take from an allowance, and the name it is counted under. */
type Amount = Allowance & { readonly name: string; readonly times: number };

const takeAll = async (
  db: QueryExecutorProvider,
  { memberId }: Session,
  taken: readonly Amount[],
): Promise<void> => {
  const names = taken.map(({ name }) => name);
  const every = taken.map(({ most, withinMs, times }) => (withinMs / most) * times);
  const within = taken.map(({ withinMs }) => withinMs);
  const { rows } = await sql<{ wait: number }>`
    SELECT writing.take(${memberId}, ${names}, ${every}, ${within}) AS wait`.execute(db);
  const wait = rows[0]?.wait ?? 0;
  if (wait > 0) throw new WritesExhausted(wait);
};

const take = (
  db: QueryExecutorProvider,
  session: Session,
  own: Allowances,
  counted: Counted,
  changes = 1,
): Promise<void> =>
  takeAll(
    db,
    session,
    allowanceKinds
      .filter((name) => counted[name])
      .map((name) => ({ name, ...own[name], times: name === 'changes' ? changes : 1 })),
  );

/** Commands of one save that count as one change: more than a form sends, fewer than a list of teams to enter. */
const commandsOfChange = 10;

/** The preview refreshes while people type, so it runs many times before one save. */
const previewsPerSave = 10;

/**
 * Counts a preview, before it runs, as one save and as many changes as it would send. Previews have their own
 * allowance, so they never use up the one for saving. Throws `request/too-many`.
 */
export const countPreviewAgainstLimits = async (requester: Requester, changes = 1): Promise<void> => {
  const own = await allowancesOf(requester);
  if (!own) return;
  const taken = (name: 'saves' | 'changes', times: number): Amount => ({
    name: `previewed ${name}`,
    most: own[name].most * previewsPerSave,
    withinMs: own[name].withinMs,
    times,
  });
  await takeAll(requester.db, requester.session, [taken('saves', 1), taken('changes', changes)]);
};

/** How many ids a member may draw for each change that they may make; a form is rarely refused as often. */
const idsPerChange = 10;

/**
 * Counts an id before it is allocated: the log holds it for ever, also when the command is refused afterwards. Throws
 * `request/too-many`.
 */
export const countIdAgainstLimits = async (write: Writing): Promise<void> => {
  if (!write.recordsEvents) return;
  const own = await allowancesOf(write);
  if (!own) return;
  const { most, withinMs } = own.changes;
  await takeAll(write.db, write.session, [
    { name: 'drawn ids', most: most * idsPerChange, withinMs, times: 1 },
  ]);
};

/** Counts commands against the member's limits, which all gateways share. Throws `request/too-many`. */
export const countCommandsAgainstLimits = async (
  write: Writing,
  commands: readonly CompetitionCommand[],
  state: unknown,
): Promise<void> => {
  // Steps of an action were counted with the action, and previews before they began.
  if (write.partOf === 'action' || !write.recordsEvents) return;
  const own = await allowancesOf(write);
  if (!own) return;
  const counted = new Set(commands.map((command) => countedAs(command, state)));
  const kinds: Counted = {
    saves: write.partOf !== 'save',
    changes: true,
    corrections: counted.has('correction'),
    deletions: counted.has('deletion'),
    supervisions: counted.has('supervision'),
  };
  const changes = Math.max(1, Math.ceil(commands.length / commandsOfChange));
  await take(write.db, write.session, own, kinds, changes);
};

/** Upper bound on the allowance that one action uses, so that every action can be made. */
const mostOfAction = 0.5;

/** Counts the correction of one row of an import; returns false when the limit is used up. */
export const countCorrectionAgainstLimits = async (write: Writing): Promise<boolean> => {
  const own = await allowancesOf(write);
  if (!own) return true;
  const taken: Amount = { name: 'corrections', ...own.corrections, times: 1 };
  try {
    await takeAll(write.db, write.session, [taken]);
    return true;
  } catch (error) {
    if (error instanceof WritesExhausted) return false;
    throw error;
  }
};

const ofAction: Counted = {
  saves: true,
  changes: true,
  corrections: false,
  deletions: true,
  supervisions: false,
};

/** An import removes nothing; the rows that correct something are counted one by one. */
const ofImport: Counted = { ...ofAction, deletions: false };

/**
 * Counts an action of many changes, such as a merger of two teams, before its first request: once as a deletion, and as
 * many changes as its events are worth, however many requests it takes, so that no limit stops it halfway. Throws
 * `request/too-many`.
 */
export const countActionAgainstLimits = (write: Writing, actionId: string, events = 1): Promise<void> =>
  takeOnce(write, actionId, events, ofAction);

/** Counts an import, of which each row is an event, in the same way. Throws `request/too-many`. */
export const countImportAgainstLimits = (write: Writing, importId: string, rows: number): Promise<void> =>
  takeOnce(write, importId, rows, ofImport);

const takeOnce = async (
  write: Writing,
  actionId: string,
  events: number,
  counted: Counted,
): Promise<void> => {
  if (!write.recordsEvents) return;
  const own = await allowancesOf(write);
  if (!own) return;
  const accounts: AccountsDb = write.db.withTables<AccountTables>();
  // One transaction: a refused action is not marked as counted, and concurrent requests of it wait for each other.
  await accounts.transaction().execute(async (tx) => {
    const isCounted = await createRateLimits(tx).isRepeated('action', actionId);
    const most = Math.floor(own.changes.most * mostOfAction);
    const changes = Math.max(1, Math.min(most, Math.ceil(events / commandsOfChange)));
    if (!isCounted) await take(tx, write.session, own, counted, changes);
  });
};
