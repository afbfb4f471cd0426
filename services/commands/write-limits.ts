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
import type { WriteServices } from './write-services.ts';
import type { Writing } from './writing.ts';

/** Too many changes: says when the next one is welcome. */
class WritesExhausted extends DomainError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('request/too-many');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** What tells a program when to try again; nothing where it was refused for another reason. */
export const retryHeadersOf = (error: { readonly cause?: unknown } | undefined): Record<string, string> =>
  error?.cause instanceof WritesExhausted ? { 'retry-after': String(error.cause.retryAfterSeconds) } : {};

type Counted = Readonly<Record<(typeof allowanceKinds)[number], boolean>>;

type Asking = Pick<Writing, 'db' | 'session'> & { readonly services?: Pick<WriteServices, 'changesPercent'> };

/** As many as administrators let them, of what is usual; never none. */
const scaled = (own: Allowances, percent: number): Allowances =>
  percent === 100
    ? own
    : (Object.fromEntries(
        allowanceKinds.map((kind) => {
          const { most, withinMs } = own[kind];
          return [kind, { most: Math.max(1, Math.round((most * percent) / 100)), withinMs }];
        }),
      ) as Allowances);

/** Null where nothing is counted: of admins. */
const allowancesOf = async ({ db, session, services }: Asking): Promise<Allowances | null> => {
  const trust =
    session.role === 'member' || session.role === 'tester' ? trustLevelOf(db, session.memberId) : 0;
  const own = allowancesFor(session.role, await trust);
  return own && scaled(own, services?.changesPercent ?? 100);
};

/** So much of an allowance, under the name that it is counted under. */
type Taken = Allowance & { readonly name: string; readonly times: number };

const takeAll = async (
  db: QueryExecutorProvider,
  { memberId }: Session,
  taken: readonly Taken[],
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
): Promise<void> =>
  takeAll(
    db,
    session,
    allowanceKinds.filter((name) => counted[name]).map((name) => ({ name, ...own[name], times: 1 })),
  );

/** People look at a change again and again, while they type, before they save it once. */
const previewsPerSave = 10;

/**
 * Counts a preview as one save and as many changes as it would send, before it is worked out; apart from what is saved,
 * so that who has looked can still save. Throws `request/too-many`.
 */
export const takeForPreview = async (asking: Asking, changes = 1): Promise<void> => {
  const own = await allowancesOf(asking);
  if (!own) return;
  const taken = (name: 'saves' | 'changes', times: number): Taken => ({
    name: `previewed ${name}`,
    most: own[name].most * previewsPerSave,
    withinMs: own[name].withinMs,
    times,
  });
  await takeAll(asking.db, asking.session, [taken('saves', 1), taken('changes', changes)]);
};

/**
 * Counts a change of what stands there among those of its member, on every gateway; throws `request/too-many`.
 */
export const takeAllowance = async (
  write: Writing,
  commands: readonly CompetitionCommand[],
  state: unknown,
): Promise<void> => {
  // A preview was counted before it began.
  if (write.partOf === 'action' || !write.services.records) return;
  const own = await allowancesOf(write);
  if (!own) return;
  const counted = new Set(commands.map((command) => countedAs(command, state)));
  await take(write.db, write.session, own, {
    saves: write.partOf !== 'save',
    changes: true,
    corrections: counted.has('correction'),
    deletions: counted.has('deletion'),
    supervisions: counted.has('supervision'),
  });
};

const ofAction: Counted = {
  saves: true,
  changes: true,
  corrections: false,
  deletions: true,
  supervisions: false,
};

/**
 * Counts an action of many changes, such as a merger of two teams, once however many requests it takes: as a deletion,
 * which it weighs like, so that no limit can stop it half-way. Throws `request/too-many`.
 */
export const takeForAction = async (write: Writing, actionId: string): Promise<void> => {
  if (!write.services.records) return;
  const own = await allowancesOf(write);
  if (!own) return;
  const accounts: AccountsDb = write.db.withTables<AccountTables>();
  // In one transaction: what is refused was not counted, and two requests at once wait for each other.
  await accounts.transaction().execute(async (tx) => {
    const isCounted = await createRateLimits(tx).isRepeated('action', actionId);
    if (!isCounted) await take(tx, write.session, own, ofAction);
  });
};
