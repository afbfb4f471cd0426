import { DomainError } from '@rondelle/contracts/errors.ts';
import { createTries } from '@rondelle/infra/accounts/tries.ts';
import type { AccountsDb } from '@rondelle/infra/accounts/tables.ts';

const minute = 60_000;
/** How many tries in how long, for one account or one address. A team shares the address of its arena. */
export const limits = {
  loginByAccount: { most: 10, withinMs: 15 * minute },
  loginByAddress: { most: 60, withinMs: 15 * minute },
  registerByAddress: { most: 20, withinMs: 60 * minute },
  mailByAccount: { most: 3, withinMs: 60 * minute },
  /** A parent is not to be pestered. */
  consentByAccount: { most: 2, withinMs: 60 * minute },
  /** Whoever mistyped needs one more address, or two; nobody may write to everybody. */
  parentsByAccount: { most: 3, withinMs: 24 * 60 * minute },
  mailByAddress: { most: 20, withinMs: 60 * minute },
  contactByAddress: { most: 10, withinMs: 60 * minute },
  contactBySender: { most: 10, withinMs: 60 * minute },
  contactOfSupervisor: { most: 20, withinMs: 60 * minute },
  linkByAddress: { most: 60, withinMs: 15 * minute },
} as const;
export type LimitName = keyof typeof limits;

export type RateLimits = {
  /** Counts a try; rejects with `request/too-many` where there have been too many. */
  readonly take: (name: LimitName, whose: string) => Promise<void>;
  /** Forgets the tries: whoever got in was no guesser. */
  readonly forgive: (name: LimitName, whose: string) => Promise<void>;
  /** Whether what has this id was counted within the hour already: for what may happen once however often it is asked. */
  readonly isRepeated: (what: string, id: string) => Promise<boolean>;
};

/** Counted in the database, so that they hold however many gateways there are. */
export const createRateLimits = (db: AccountsDb): RateLimits => {
  const tries = createTries(db);
  return {
    take: async (name, whose) => {
      const { most, withinMs } = limits[name];
      if ((await tries.count(`${name} ${whose}`, withinMs)) > most) throw new DomainError('request/too-many');
    },
    forgive: (name, whose) => tries.forget(`${name} ${whose}`),
    isRepeated: async (what, id) => (await tries.count(`${what} ${id}`, 60 * minute)) > 1,
  };
};
