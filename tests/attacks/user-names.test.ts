import { addMember } from '@rondelle/members/accounts/members.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AccountsSite, browserOf, newcomer, startAccountsSite } from '../flow/accounts-site.ts';

let site: AccountsSite;
beforeAll(async () => {
  site = await startAccountsSite();
});
afterAll(() => site?.stop());
beforeEach(() => site.pool.query('DELETE FROM accounts.attempts'));

const namesIn = (text: string): string[] => text.split('/').map((name) => name.trim());
let count = 0;
/** Registers with a user name; returns the error code, or null when the name is accepted. */
const register = async (username: string): Promise<string | null> => {
  count += 1;
  const email = `nouvelle-${count}@example.org`;
  const form = { ...newcomer, username, email, emailConfirmation: email };
  const { code, field } = await browserOf(site.url).mutate('register', form);
  expect([username, field]).toEqual([username, code === null ? null : 'username']);
  return code;
};
/** Adds a member directly, as from before names were checked so strictly. */
const longMember = (username: string) =>
  addMember(createDb<AccountTables>(site.pool), {
    username,
    email: `${encodeURIComponent(username).replaceAll('%', '')}@example.org`,
    passwordHash: '-',
    language: 'fr',
    verified: true,
  });

describe('user names that look like others', () => {
  beforeAll(async () => {
    for (const name of ['Guillaume Lemire', 'Bob', 'Étienne10', 'Vernon', 'wwe fan', 'Œuvre', 'Лада'])
      await longMember(name);
  });
  test.each([
    'guillaume lemire',
    'GuiIIaume Lemire',
    'Gui11aume Lemire',
    'guillaume.lemire',
    'Guillaume_Lemire',
    'GuillaumeLemire',
    'Guíllàume Lemirë',
    'B0b',
    'EtiennelO',
    'Vemon',
    'vvvve fan',
    'Oeuvre',
  ])('the user name %s is refused as taken', async (name) => {
    expect(await register(name)).toBe('account/username-taken');
  });

  test('refuses a user name as taken when it looks like one requested with an account’s email', async () => {
    await longMember('Connue');
    const email = 'Connue@example.org';
    const form = { ...newcomer, username: 'Millie Tenue', email, emailConfirmation: email };
    expect(await browserOf(site.url).mutate('register', form)).toMatchObject({ status: 200 });
    expect(await register('MiIIie Tenue')).toBe('account/username-taken');
  });

  test('a user name that looks like another remains with a member who already has it', async () => {
    await longMember('Jumelle');
    await longMember('Jume11e');
    const { rows } = await site.pool.query(
      "SELECT username FROM accounts.members WHERE username LIKE 'Jume%'",
    );
    expect(rows).toHaveLength(2);
  });
});

describe('user names with deceptive characters', () => {
  test.each([
    ['of another alphabet', 'Раса'],
    ['of two alphabets', 'Aleхandre'],
    ['of letters that are no letters of a language', 'ｂｏｂｂｙ'],
    ['of mathematical letters', '𝐛𝐨𝐛𝐛𝐲'],
    ['with an invisible character', 'Bob\u200bby'],
    ['with a joiner', 'Bob\u200dby'],
    ['with a soft hyphen', 'Bob\u00adby'],
    ['that runs from right to left', '\u202eybboB'],
    ['with a mark on a mark', 'Bo\u0335bby'],
    ['with a dotless i', 'Mıchel'],
    ['with a click for an l', 'Mǀchel'],
    ['with digits of another script', 'Bobby١'],
    ['with half a number', 'Bobby½'],
    ['with a line break', 'Bob\nby'],
    ['with a tag', '<b>Bob</b>'],
    ['of a picture', 'Bob🏒'],
  ])('a user name %s is refused as malformed', async (_, name) => {
    expect(await register(name)).toBe('account/username-malformed');
  });
});

describe('user names that look like a role or like the site', () => {
  test.each(
    namesIn(`
    admin / Admin / ADMIN1 / adm1n / 4dm1n / a.d.m.i.n / a d m i n / adrnin / ADMlN /
    admin_99 / the admin / Admin Rondelle / rondelle-admin / superadmin / Super Admin /
    master admin / Administrateur / administratrice 2 / Administrator / modérateur /
    m0d3rateur / Modératrice / moderator / Superviseur / superviseure / 5upervisor /
    Supervisor Sam / superviseur spécial / Rondelle / R0ndelle / La Rondelle /
    Rondelle officiel / système / System / root / support / Support Rondelle / webmestre /
    postmaster / noreply / visiteur / testeur / anonyme
  `),
  )('the user name %s is refused as reserved', async (name) => {
    expect(await register(name)).toBe('account/username-reserved');
  });
});

test.each(
  namesIn(`
  Zoé Bélanger-Roy / J. Tremblay / Noël / Françoise / Hélène92 / Łukasz Wójcik /
  Nguyễn Văn / Bjørn / Straße / François_Xavier / Ève / badminton / Damien / Adminique /
  Modeste / Étoile 7 / Rondelle d or / Robert Root / Les Systèmes / Team Canada 72 / Ça va /
  Œdipe / O Neil / 2010 Joel
`),
)('the name %s is accepted', async (name) => {
  expect(await register(name)).toBeNull();
});

test('Unicode-decomposed accents give the same name', async () => {
  expect(await register('Zélie'.normalize('NFD'))).toBeNull();
  const { rows } = await site.pool.query(
    'SELECT username FROM accounts.members WHERE "usernameKey" = \'zelie\'',
  );
  expect(rows).toEqual([{ username: 'Zélie' }]);
});
