import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { settingList } from './setting-list.ts';
import { readSettings } from './settings.ts';
import { settingsErrorText } from './settings-messages.ts';
import { terminalLanguage } from './terminal-language.mjs';

const settingsOf = (env: Record<string, string>) => {
  const result = readSettings(env);
  if (!result.ok) throw new Error(settingsErrorText(result.bad, 'en'));
  return result.settings;
};
const badOf = (env: Record<string, string>) => {
  const result = readSettings(env);
  return result.ok ? [] : result.bad;
};

describe('settings', () => {
  test('an empty environment returns the defaults', () => {
    expect(settingsOf({})).toMatchObject({
      port: 3000,
      demo: true,
      databaseUrl: undefined,
      livePerAddress: 500,
      mostConnections: 20_000,
      logLevel: 'warn',
    });
    expect(settingsOf({})).toMatchObject({ recaptchaKeys: undefined, mapboxToken: undefined });
    expect(settingsOf({}).dataDir).toMatch(/\/\.data$/);
  });

  test('an empty variable counts as unset', () => {
    expect(settingsOf({ PORT: '', DATABASE_URL: '', NATS_URL: '' })).toEqual(settingsOf({}));
  });

  test('parses values', () => {
    const settings = settingsOf({
      PORT: '0',
      DEMO: 'off',
      DATA_DIR: '/srv/x',
      PUBLIC_URL: 'https://rondelle.example/',
    });
    expect(settings).toMatchObject({
      port: 0,
      demo: false,
      dataDir: '/srv/x',
      publicUrl: 'https://rondelle.example',
    });
  });

  test('the privacy contact defaults to MAIL_FROM, and the site contact to the privacy contact', () => {
    const MAIL_FROM = 'site@rondelle.example';
    expect(settingsOf({ MAIL_FROM }).privacyContact).toBe(MAIL_FROM);
    const PRIVACY_CONTACT = 'vie-privee@rondelle.example';
    expect(settingsOf({ MAIL_FROM, PRIVACY_CONTACT }).privacyContact).toBe(PRIVACY_CONTACT);
    expect(settingsOf({ MAIL_FROM, PRIVACY_CONTACT }).siteContact).toBe(PRIVACY_CONTACT);
    const SITE_CONTACT = 'equipe@rondelle.example';
    expect(settingsOf({ MAIL_FROM, PRIVACY_CONTACT, SITE_CONTACT }).siteContact).toBe(SITE_CONTACT);
  });

  test.each([
    ['PORT', '70000'],
    ['PORT', '3000x'],
    ['FACEBOOK_PAGE', 'https://facebook.com.evil.example/rondelle'],
    ['SITE_CONTACT', 'nobody'],
    ['PORT', '-1'],
    ['DEMO', 'yes'],
    ['DEMO_DAY', 'yesterday'],
    ['DEMO_DAY', '2025-02-30'],
    ['DEMO_DAY', '1999-01-01'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'localhost'],
    ['EVENT_LOG_URL', 'esdb:localhost:2113'],
    ['EVENT_LOG_URL', 'mysql://localhost/x'],
    ['NATS_URL', 'localhost:4222'],
    ['NATS_URL', 'nats://a:4222,http://b:4222'],
    ['METRICS_PORT', '70000'],
    ['PUBLIC_URL', 'rondelle.example'],
    ['DATABASE_READ_URL', 'mysql://localhost/x'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', '11'],
    ['LIVE_PER_ADDRESS', '0'],
    ['LIVE_PER_ADDRESS', '100001'],
    ['LIVE_PER_ADDRESS', 'many'],
    ['LIVE_LINES', '0'],
    ['FIRST_SEASON', '2005'],
    ['FIRST_SEASON', '2005-2007'],
    ['FIRST_SEASON', '0000-0001'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['SMTP_URL', 'http://mail.example'],
    ['MAIL_FROM', 'rondelle'],
    ['PRIVACY_CONTACT', 'rondelle'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s', (name, value) => {
    expect(badOf({ [name]: value })).toEqual([{ name, value }]);
  });

  test.each([
    'postgres://localhost/log',
    'esdb://me:hush@localhost:2113?tls=false',
    'esdb://a.example:2113,b.example:2113,c.example:2113?tlsCAFile=ca.pem',
    'esdb+discover://cluster.example:2113',
  ])('accepts %s as the URL of the log', (url) => {
    expect(settingsOf({ EVENT_LOG_URL: url }).eventLogUrl).toBe(url);
  });

  test('reports all errors at once, in the requested language', () => {
    const bad = badOf({ PORT: 'x', DEMO: 'peut-être' });
    expect(settingsErrorText(bad, 'fr')).toBe(
      'Réglages invalides :\n  PORT: attendu un nombre entier de 0 à 65535 (0 : un port libre); reçu "x"\n  DEMO: attendu on ou off; reçu "peut-être"',
    );
    expect(settingsErrorText(bad, 'en')).toContain('PORT: expected a whole number from 0 to 65535');
  });

  test.each(settingList)('the error for $name states which values are expected', ({ name }) => {
    const text = settingsErrorText([{ name, value: '' }], 'en');
    expect(text).toMatch(/expected .+; got/);
    expect(text).not.toContain('from 0 to 0');
  });

  test('masks passwords in error messages', () => {
    const bad = badOf({ DATABASE_URL: 'mysql://me:hush@db.example/x' });
    expect(settingsErrorText(bad, 'en')).not.toContain('hush');
  });
});

describe('the language of a terminal', () => {
  test.each([
    [{ LANG: 'fr_CA.UTF-8' }, 'fr'],
    [{ LANG: 'fr' }, 'fr'],
    [{ LANG: 'en_CA.UTF-8' }, 'en'],
    [{ LANG: 'fr_CA.UTF-8', LC_ALL: 'C' }, 'en'],
    [{ LANG: 'C.UTF-8', LC_MESSAGES: 'fr_FR' }, 'fr'],
    [{ LANG: 'frr_DE' }, 'en'],
    [{}, 'en'],
  ] as const)('%j is %s', (env, language) => {
    expect(terminalLanguage(env)).toBe(language);
  });
});

describe('secrets in files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rondelle-secrets-'));
  const file = (name: string, content: string): string => {
    writeFileSync(path.join(folder, name), content);
    return path.join(folder, name);
  };
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each([
    ['DATABASE_URL', 'databaseUrl', 'postgres://me:hush@db/x'],
    ['DATABASE_READ_URL', 'databaseReadUrl', 'postgres://me:hush@replica/x'],
    ['EVENT_LOG_URL', 'eventLogUrl', 'esdb://me:hush@log:2113?tls=false'],
    ['NATS_URL', 'natsUrl', 'nats://me:hush@nats:4222'],
    ['SMTP_URL', 'smtpUrl', 'smtps://me:hush@mail:465'],
  ] as const)('reads %s_FILE without the final newline', (name, setting, value) => {
    expect(settingsOf({ [`${name}_FILE`]: file(name, `${value}\n`) })[setting]).toBe(value);
  });

  test('reads every setting that may contain a password from a file', () => {
    const withPassword = settingList.filter(({ name }) => name.endsWith('_URL') && name !== 'PUBLIC_URL');
    expect(withPassword.filter((setting) => !('secret' in setting))).toEqual([]);
  });

  test('reports a missing file by name, together with other errors', () => {
    const bad = badOf({ DATABASE_URL_FILE: '/nowhere', PORT: 'x' });
    expect(bad).toEqual([
      { name: 'DATABASE_URL_FILE', value: '/nowhere' },
      { name: 'PORT', value: 'x' },
    ]);
    expect(settingsErrorText(bad, 'en')).toContain(
      'DATABASE_URL_FILE: expected a readable file that holds an address postgres://…, and nothing in DATABASE_URL; got "/nowhere"',
    );
    expect(settingsErrorText(bad, 'fr')).toContain('DATABASE_URL_FILE: attendu un fichier lisible');
  });

  test('refuses a folder and an empty file', () => {
    const empty = file('empty', '\n');
    expect(badOf({ NATS_URL_FILE: folder })).toEqual([{ name: 'NATS_URL_FILE', value: folder }]);
    expect(badOf({ NATS_URL_FILE: empty })).toEqual([{ name: 'NATS_URL_FILE', value: empty }]);
  });

  test('refuses a setting that also has a file, because one of them would be ignored', () => {
    const place = file('both', 'postgres://a/x');
    expect(badOf({ DATABASE_URL: 'postgres://b/x', DATABASE_URL_FILE: place })).toEqual([
      { name: 'DATABASE_URL_FILE', value: place },
    ]);
  });

  test('never prints the content of a file, even when it is invalid', () => {
    const place = file('wrong', 'hush');
    const bad = badOf({ DATABASE_URL_FILE: place });
    expect(bad).toEqual([{ name: 'DATABASE_URL_FILE', value: place }]);
    expect(settingsErrorText(bad, 'en')).not.toContain('hush');
  });
});
