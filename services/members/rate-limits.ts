import { DomainError } from '@rondelle/contracts/errors.ts';
import { createAttempts } from './accounts/attempts.ts';
import type { AccountsDb } from './accounts/tables.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** How many attempts within which time, by account or by address. A whole team may share its arena's address. */
export const limits = {
  /** For unknown devices. Takes ten addresses to reach; every attempt after the tenth is delayed. */
  loginByAccount: { most: 100, withinMs: 15 * minute },
  loginByAccountAndAddress: { most: 10, withinMs: 15 * minute },
  loginByDevice: { most: 10, withinMs: 15 * minute },
  passwordBySession: { most: 10, withinMs: 15 * minute },
  loginByAddress: { most: 60, withinMs: 15 * minute },
  /** Too few attempts to guess a code of six digits. */
  codeByAccount: { most: 10, withinMs: 15 * minute },
  codeByAccountADay: { most: 100, withinMs: day },
  codeByDevice: { most: 10, withinMs: 15 * minute },
  codeByDeviceADay: { most: 100, withinMs: day },
  signInByAddress: { most: 120, withinMs: 15 * minute },
  registerByAddress: { most: 20, withinMs: 60 * minute },
  /** Counted for each kind of mail. By network address too, so that one network cannot use up an account's limit. */
  mailByAccountAndAddress: { most: 3, withinMs: 60 * minute },
  mailByAccountAndAddressADay: { most: 5, withinMs: day },
  mailByAccount: { most: 6, withinMs: 60 * minute },
  mailByAccountADay: { most: 10, withinMs: day },
  mailByDevice: { most: 3, withinMs: 60 * minute },
  mailByDeviceADay: { most: 8, withinMs: day },
  newEmailByAccount: { most: 3, withinMs: 60 * minute },
  /** Mails that others request to one recipient: enough for a family that registers three children, with repeats. */
  mailToRecipient: { most: 6, withinMs: 60 * minute },
  mailToRecipientADay: { most: 10, withinMs: day },
  /** Keeps the number of mails to a parent low. */
  consentByAccount: { most: 2, withinMs: 60 * minute },
  /** Enough to correct a mistyped address, too few to mail strangers. */
  parentsByAccount: { most: 3, withinMs: day },
  mailByAddress: { most: 20, withinMs: 60 * minute },
  contactByAddress: { most: 10, withinMs: 60 * minute },
  contactBySender: { most: 10, withinMs: 60 * minute },
  /** Counted separately for visitors and members, so that anonymous visitors cannot block members. */
  contactOfSupervisor: { most: 12, withinMs: 60 * minute },
  contactOfSupervisorADay: { most: 40, withinMs: day },
  /** A family or a team may share one address. */
  surveyByAddress: { most: 60, withinMs: 60 * minute },
  /** Messages to the site's operators. */
  contactOfSite: { most: 60, withinMs: 60 * minute },
  contactOfSiteADay: { most: 300, withinMs: day },
  /** Texts in chat and forum: enough for a lively conversation. */
  textsByMember: { most: 30, withinMs: minute },
  textsByMemberADay: { most: 1_500, withinMs: day },
  /** A newcomer's first texts of a day; each needs a captcha. */
  firstTexts: { most: 3, withinMs: day },
  /** Repetitions of the same text by one member, in any place. */
  sameText: { most: 8, withinMs: 60 * minute },
  /** Repetitions of greetings, thanks and cheers. */
  sameShortText: { most: 25, withinMs: 60 * minute },
  /** Requests for private rooms, opened or not; existing rooms do not count. */
  privateRoomsADay: { most: 30, withinMs: day },
  /** Enough for three groups of the largest size. */
  invitesADay: { most: 150, withinMs: day },
  /** Refused requests to talk in private, so that nobody can probe who is under age. */
  refusedNamesADay: { most: 30, withinMs: day },
  /** A client reports typing every three seconds; enough for two rooms at once. */
  typingByMember: { most: 60, withinMs: minute },
  leavesByMember: { most: 60, withinMs: 60 * minute },
  reportsADay: { most: 50, withinMs: day },
  setupByAddress: { most: 20, withinMs: 60 * minute },
  linkByAddress: { most: 60, withinMs: 15 * minute },
} as const;
export type LimitName = keyof typeof limits;

export type RateLimits = {
  /** Counts an attempt and returns the number of attempts; throws `request/too-many` above the limit. */
  readonly take: (name: LimitName, key: string) => Promise<number>;
  /** Counts an attempt; returns whether it is within the limit. */
  readonly allows: (name: LimitName, key: string) => Promise<boolean>;
  /** Resets the count after a success. */
  readonly forgive: (name: LimitName, key: string) => Promise<void>;
  /** Subtracts one attempt. */
  readonly giveBack: (name: LimitName, key: string) => Promise<void>;
  /**
   * Returns whether this id was counted within the last hour; makes an action happen once, however often it is
   * requested.
   */
  readonly isRepeated: (what: string, id: string) => Promise<boolean>;
};

/** Counted in the database, so that the limits hold across all gateways. */
export const createRateLimits = (db: AccountsDb): RateLimits => {
  const attempts = createAttempts(db);
  const count = (name: LimitName, key: string) => attempts.count(`${name} ${key}`, limits[name].withinMs);
  return {
    take: async (name, key) => {
      const counted = await count(name, key);
      if (counted > limits[name].most) throw new DomainError('request/too-many');
      return counted;
    },
    allows: async (name, key) => (await count(name, key)) <= limits[name].most,
    forgive: (name, key) => attempts.forget(`${name} ${key}`),
    giveBack: (name, key) => attempts.uncount(`${name} ${key}`),
    isRepeated: async (what, id) => (await attempts.count(`${what} ${id}`, 60 * minute)) > 1,
  };
};
