import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { reserveIds } from '@rondelle/domain/ids.ts';
import { addMember, findByUsername, findMember } from '@rondelle/members/accounts/members.ts';
import { createPasswordHasher } from '@rondelle/members/accounts/password-hash.ts';
import { openSession } from '@rondelle/members/accounts/sessions.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { startAccountsSite } from './accounts-site.ts';
import { clientOf } from './client.ts';
import { contactTicket } from '@rondelle/members/accounts/contact-tickets.ts';

export const password = 'glace-bleue-et-bâtons';

/** A site with a mail server and supervisors who can be contacted. */
export const startSupervisionSite = async () => {
  const site = await startAccountsSite({ contactFormMs: 30_000 });
  // Reserves the ids of the fixture, which the log did not assign.
  for (const kind of ['league', 'tournament', 'game'] as const) await reserveIds(site.log, kind, 1_000);
  const accounts = createDb<AccountTables>(site.pool);
  const passwordHash = await createPasswordHasher().hash(password);
  const member = async (username: string, language: Language = 'fr') => {
    const email = `${username.toLowerCase()}@secret.example`;
    const added = await addMember(accounts, { username, email, passwordHash, language, verified: true });
    if ('taken' in added) throw new Error(`${username} is taken`);
    const { token } = await openSession(accounts, added.id, 'site', 'test');
    const number = (await findMember(accounts, added.id))?.number ?? 0;
    return { id: added.id, number, email, ...clientOf(site.url, token) };
  };
  /** The ticket of a contact form that was opened a minute ago. */
  const oldTicket = (suid: number): Promise<string> => contactTicket(accounts, suid, Date.now() - 60_000);
  /** Lets an administrator accept a member who joined. */
  const accept = async (
    number: number,
    what: { readonly kind: 'league' | 'tournament'; readonly id: number },
  ) => {
    const username = 'Accueillante';
    const email = 'accueillante@secret.example';
    const role = 'admin';
    await addMember(accounts, { username, email, passwordHash, language: 'fr', role, verified: true });
    const admin = await findByUsername(accounts, username);
    const { token } = await openSession(accounts, admin?.id ?? '', 'site', 'test');
    const { status } = await clientOf(site.url, token).mutate('supervision.accept', { ...what, uid: number });
    if (status !== 200) throw new Error(`could not accept: ${status}`);
  };
  return { ...site, member, accept, oldTicket, visitor: clientOf(site.url, null) };
};
export type SupervisionSite = Awaited<ReturnType<typeof startSupervisionSite>>;
export type Supervisor = Awaited<ReturnType<SupervisionSite['member']>>;
