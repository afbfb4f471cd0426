import { isEmail, isStrongPassword } from '@rondelle/contracts/membership/registration.ts';
import { usernameError } from '@rondelle/contracts/membership/usernames.ts';
import { memberRoles } from '@rondelle/contracts/membership/roles.ts';
import { memberRole } from '@rondelle/contracts/membership/member-role.ts';
import { addMember, changeMember, findByUsername, type Member } from '@rondelle/members/accounts/members.ts';
import { createPasswordHasher } from '@rondelle/members/accounts/password-hash.ts';
import { endSessions } from '@rondelle/members/accounts/sessions.ts';
import { forgetSecondFactors } from '@rondelle/members/sign-in-methods/second-factor.ts';
import type { AccountsDb, AccountTables } from '@rondelle/members/accounts/tables.ts';
import { settingsOrExit } from '@rondelle/infra/config/settings-or-exit.ts';
import { language, m, reasonOf } from '@rondelle/infra/config/terminal-messages.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { readSecret } from './read-secret.ts';
import { ExpectedError } from './expected-error.ts';
import { withStore } from './store.ts';

const usage = (): string => m.user_usage({ roles: memberRoles.join(', ') });

/** Prompts for a password and returns its hash; throws a `ExpectedError` when it is weak. */
const newPasswordHash = async (username: string, email: string): Promise<string> => {
  const password = await readSecret(m.user_password());
  if (!isStrongPassword(password, username, email)) throw new ExpectedError(m.user_weak());
  return createPasswordHasher().hash(password);
};

const known = async (db: AccountsDb, username: string): Promise<Member> => {
  const member = await findByUsername(db, username);
  if (!member) throw new ExpectedError(m.user_not_found());
  return member;
};

const roleOf = (text: string | undefined) => {
  const role = memberRole.safeParse(text);
  if (!role.success) throw new ExpectedError(usage());
  return role.data;
};

const create = async (db: AccountsDb, [username = '', email = '', given = 'member']: readonly string[]) => {
  const role = roleOf(given);
  // Reserved names are allowed here: the site's operator may use a role as a name.
  if (usernameError(username) === 'account/username-malformed') throw new ExpectedError(m.user_bad_name());
  if (!isEmail(email)) throw new ExpectedError(m.user_bad_email());
  const passwordHash = await newPasswordHash(username, email);
  const added = await addMember(db, { username, email, passwordHash, language, role, verified: true });
  if ('taken' in added)
    throw new ExpectedError(added.taken === 'username' ? m.user_name_taken() : m.user_email_taken());
  return m.user_created({ name: username, role });
};

const changeRole = async (db: AccountsDb, [username = '', given]: readonly string[]) => {
  const role = roleOf(given);
  const { id } = await known(db, username);
  await changeMember(db, id, { role });
  await endSessions(db, id);
  return m.user_role_changed({ name: username, role });
};

const changePassword = async (db: AccountsDb, [username = '']: readonly string[]) => {
  const { id, email } = await known(db, username);
  await changeMember(db, id, { passwordHash: await newPasswordHash(username, email) });
  await endSessions(db, id);
  return m.user_password_changed({ name: username });
};

const forgetFactors = async (db: AccountsDb, [username = '']: readonly string[]) => {
  const { id } = await known(db, username);
  await forgetSecondFactors(db, id);
  await endSessions(db, id);
  return m.user_second_factor_forgotten({ name: username });
};

const commands = {
  create,
  role: changeRole,
  password: changePassword,
  'forget-second-factor': forgetFactors,
};

const main = async (): Promise<void> => {
  const [name = '', ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name as keyof typeof commands] : null;
  if (!command || args.length === 0) throw new ExpectedError(usage());
  const settings = settingsOrExit();
  console.log(await withStore(settings, ({ pool }) => command(createDb<AccountTables>(pool), args)));
};

await main().catch((error: unknown) => {
  console.error(reasonOf(error));
  process.exitCode = 1;
});
