import type { JoinFromElsewhere } from '@rondelle/contracts/membership/sign-in-methods.ts';
import type { SignInOutcome } from '@rondelle/contracts/membership/sign-in-outcomes.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { termsVersion } from '@rondelle/contracts/membership/registration.ts';
import { usernameError } from '@rondelle/contracts/membership/usernames.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { z } from 'zod';
import { beginCeremony, findCeremony, takeCeremony } from '../accounts/ceremonies.ts';
import { linkIdentity, memberOfIdentity } from '../accounts/identities.ts';
import { findByEmail, findMember, type Member } from '../accounts/members.ts';
import { postToMember } from '../accounts/outbox.ts';
import { joinConfirmed } from '../accounts/registrations.ts';
import type { Client } from '../client.ts';
import type { MemberServices } from '../member-services.ts';
import { enter, type Entering, type LoggedIn } from './enter.ts';
import { needsCode, assertCode } from './second-factor.ts';
import type { ProviderIdentity } from './provider-sign-in.ts';

/**
 * The result of a sign-in: logged in, linked, or redirected to a page that requests more; `token` continues the sign-in
 * there.
 */
export type SignInResult =
  | { readonly loggedIn: LoggedIn }
  | { readonly linked: true }
  | { readonly outcome: SignInOutcome; readonly token?: string };

const waiting = z.object({
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
  provider: z.string(),
});

const identityOf = ({ provider: { issuer }, subject }: ProviderIdentity) => ({ issuer, subject });

/** Finds the member by the identity, or by an address that both the provider and this site have confirmed. */
const memberFor = async (
  { accounts }: MemberServices,
  returned: ProviderIdentity,
): Promise<Member | null> => {
  const id = await memberOfIdentity(accounts, identityOf(returned));
  if (id !== null) return findMember(accounts, id);
  const member = returned.email === null ? null : await findByEmail(accounts, returned.email);
  if (member?.emailVerifiedAt == null || !(await link(accounts, member.id, returned))) return null;
  return member;
};

/** Links an identity and mails the member. */
const link = (
  accounts: MemberServices['accounts'],
  memberId: string,
  returned: ProviderIdentity,
): Promise<boolean> =>
  accounts.transaction().execute(async (tx) => {
    const linked = await linkIdentity(tx, memberId, identityOf(returned));
    if (linked) await postToMember(tx, memberId, ['wayInAdded']);
    return linked;
  });

const linkTo = async (
  services: MemberServices,
  returned: ProviderIdentity,
  memberId: string,
): Promise<SignInResult> => {
  const { accounts } = services;
  if ((await memberOfIdentity(accounts, identityOf(returned))) === memberId) return { linked: true };
  return (await link(accounts, memberId, returned)) ? { linked: true } : { outcome: 'linked-elsewhere' };
};

const letIn = async (services: MemberServices, client: Entering, member: Member): Promise<SignInResult> => {
  if (member.disabledAt !== null || member.bannedAt !== null || member.parentEmail !== null)
    return { outcome: 'not-active' };
  if (await needsCode(services.accounts, member.id)) {
    const token = await beginCeremony(services.accounts, 'second-factor', {}, member.id);
    return { outcome: 'second-factor', token };
  }
  return { loggedIn: await enter(services, client, member, 'site', false) };
};

/** Decides what follows a provider's redirect. `current`: the member who is logged in, if any. */
export const completeSignIn = async (
  services: MemberServices,
  client: Entering,
  returned: ProviderIdentity,
  current: string | null,
): Promise<SignInResult> => {
  if (returned.memberId !== null)
    return returned.memberId === current
      ? linkTo(services, returned, returned.memberId)
      : { outcome: 'expired' };
  const member = await memberFor(services, returned);
  if (member) return letIn(services, client, member);
  const { email, provider, subject } = returned;
  if (email === null || (await findByEmail(services.accounts, email))) return { outcome: 'no-account' };
  const about = { issuer: provider.issuer, subject, email, provider: provider.name };
  return { outcome: 'newcomer', token: await beginCeremony(services.accounts, 'newcomer', about) };
};

/** The newcomer of a token, for the page that completes the registration; null when there is none. */
export const awaitedNewcomer = async (
  { accounts }: MemberServices,
  token: string | null,
): Promise<{ readonly provider: string; readonly email: string } | null> => {
  const found = token === null ? null : await findCeremony(accounts, token, 'newcomer');
  const { provider, email } = waiting.safeParse(found?.data).data ?? {};
  return provider === undefined || email === undefined ? null : { provider, email };
};

const expired = (): never => {
  throw new DomainError('account/sign-in-expired');
};

/** Completes a provider sign-in with the code of a second factor. */
export const enterBySecondFactor = async (
  services: MemberServices,
  client: Entering & Pick<Client, 'knownDevice'>,
  token: string | null,
  code: string,
): Promise<LoggedIn> => {
  const begun = token === null ? null : await findCeremony(services.accounts, token, 'second-factor');
  const member = begun?.memberId ? await findMember(services.accounts, begun.memberId) : null;
  if (token === null || !member) return expired();
  await assertCode(services, member.id, client, code);
  if (!(await takeCeremony(services.accounts, token, 'second-factor'))) return expired();
  return enter(services, client, member, 'site', true);
};

/** Creates an account without a password for a newcomer whose address the provider has verified. */
export const joinFromElsewhere = async (
  services: MemberServices,
  client: Entering & { readonly address: string },
  token: string | null,
  { username, isOver14, acceptsTerms, lang }: JoinFromElsewhere & { readonly lang: Language },
): Promise<LoggedIn> => {
  await services.limits.take('registerByAddress', client.address);
  const error = usernameError(username);
  if (error) throw new DomainError(error, 'username');
  if (!isOver14) throw new DomainError('account/age-missing', 'isOver14');
  if (!acceptsTerms) throw new DomainError('account/terms-not-accepted', 'acceptsTerms');
  const { accounts } = services;
  const found = token === null ? null : await findCeremony(accounts, token, 'newcomer');
  const about = waiting.safeParse(found?.data).data;
  if (token === null || !about) return expired();
  const { email, issuer, subject } = about;
  const newcomer = { username, email, language: lang, version: termsVersion };
  const joined = await joinConfirmed(accounts, newcomer, { issuer, subject });
  if ('taken' in joined)
    throw joined.taken === 'username'
      ? new DomainError('account/username-taken', 'username')
      : new DomainError('account/sign-in-expired');
  await takeCeremony(accounts, token, 'newcomer');
  const member = await findMember(accounts, joined.id);
  return member ? enter(services, client, member, 'site', false) : expired();
};
