import { DomainError } from '@rondelle/contracts/errors.ts';
import { createAttempts } from './accounts/attempts.ts';
import type { AccountsDb } from './accounts/tables.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** How many tries in how long, for one account or one address. A team shares the address of its arena. */
export const limits = {
  /** By those who have not logged in there before: it takes ten addresses and slow hours to get there. */
  loginByAccount: { most: 100, withinMs: 15 * minute },
  loginByAccountAndAddress: { most: 10, withinMs: 15 * minute },
  loginByDevice: { most: 10, withinMs: 15 * minute },
  passwordBySession: { most: 10, withinMs: 15 * minute },
  loginByAddress: { most: 60, withinMs: 15 * minute },
  /** A code has six digits: after so many, nobody guesses on. */
  codeByAccount: { most: 10, withinMs: 15 * minute },
  codeByAccountADay: { most: 100, withinMs: day },
  signInByAddress: { most: 120, withinMs: 15 * minute },
  registerByAddress: { most: 20, withinMs: 60 * minute },
  mailByAccount: { most: 3, withinMs: 60 * minute },
  mailByAccountADay: { most: 8, withinMs: day },
  /** What others cause to be sent to an address: room for a family that registers three children and asks again. */
  mailToRecipient: { most: 6, withinMs: 60 * minute },
  mailToRecipientADay: { most: 10, withinMs: day },
  /** A parent is not to be pestered. */
  consentByAccount: { most: 2, withinMs: 60 * minute },
  /** Whoever mistyped needs one more address, or two; nobody may write to everybody. */
  parentsByAccount: { most: 3, withinMs: day },
  mailByAddress: { most: 20, withinMs: 60 * minute },
  contactByAddress: { most: 10, withinMs: 60 * minute },
  contactBySender: { most: 10, withinMs: 60 * minute },
  /** Visitors and members apart, so that nobody without a name keeps members from writing. */
  contactOfSupervisor: { most: 12, withinMs: 60 * minute },
  contactOfSupervisorADay: { most: 40, withinMs: day },
  /** All members of a family or a team may answer from one address. */
  surveyByAddress: { most: 60, withinMs: 60 * minute },
  /** What strangers can make those who run the site read. */
  contactOfSite: { most: 60, withinMs: 60 * minute },
  contactOfSiteADay: { most: 300, withinMs: day },
  /** What one says in chat and forum: a lively talk, no flood. */
  textsByMember: { most: 30, withinMs: minute },
  textsByMemberADay: { most: 1_500, withinMs: day },
  /** So many texts of a newcomer in a day come with what shows that no program writes them. */
  firstTexts: { most: 3, withinMs: day },
  /** The same words of one member, wherever. */
  sameText: { most: 8, withinMs: 60 * minute },
  privateRoomsADay: { most: 30, withinMs: day },
  reportsADay: { most: 50, withinMs: day },
  setupByAddress: { most: 20, withinMs: 60 * minute },
  linkByAddress: { most: 60, withinMs: 15 * minute },
} as const;
export type LimitName = keyof typeof limits;

export type RateLimits = {
  /** Counts a try and answers how many there were; rejects with `request/too-many` where there have been too many. */
  readonly take: (name: LimitName, whose: string) => Promise<number>;
  /** Counts a try, and says whether it is within the limit. */
  readonly allows: (name: LimitName, whose: string) => Promise<boolean>;
  /** Forgets the tries: whoever got in was no guesser. */
  readonly forgive: (name: LimitName, whose: string) => Promise<void>;
  /** Forgets one of the tries. */
  readonly giveBack: (name: LimitName, whose: string) => Promise<void>;
  /** Whether what has this id was counted within the hour already: for what may happen once however often it is asked. */
  readonly isRepeated: (what: string, id: string) => Promise<boolean>;
};

/** Counted in the database, so that they hold however many gateways there are. */
export const createRateLimits = (db: AccountsDb): RateLimits => {
  const attempts = createAttempts(db);
  const count = (name: LimitName, whose: string) => attempts.count(`${name} ${whose}`, limits[name].withinMs);
  return {
    take: async (name, whose) => {
      const counted = await count(name, whose);
      if (counted > limits[name].most) throw new DomainError('request/too-many');
      return counted;
    },
    allows: async (name, whose) => (await count(name, whose)) <= limits[name].most,
    forgive: (name, whose) => attempts.forget(`${name} ${whose}`),
    giveBack: (name, whose) => attempts.uncount(`${name} ${whose}`),
    isRepeated: async (what, id) => (await attempts.count(`${what} ${id}`, 60 * minute)) > 1,
  };
};
