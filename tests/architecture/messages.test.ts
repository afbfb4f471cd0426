import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stages } from '@rondelle/contracts/competition/lists.ts';
import { domainErrorCodes } from '@rondelle/contracts/errors.ts';
import { gatewayErrorCodes } from '@rondelle/gateway/errors/error-messages.ts';
import { messagesIn as siteMessagesIn } from '@rondelle/web/scripts/message-files.ts';
import { describe, expect, test } from 'vitest';
import { mislabelledIn } from './rules/label-in-name.ts';
import { literalTextsOf } from './rules/literal-text.ts';
import { differencesOf } from './rules/messages.ts';
import { misprintsOf } from './rules/typography.ts';
import { readSources, root } from './rules/modules.ts';

/** `web` has the texts of the site, `infra` those of servers and commands. */
const folders = ['web', 'infra'] as const;
const messagesIn = (
  language: 'fr' | 'en',
  folder: (typeof folders)[number] = 'web',
): Readonly<Record<string, unknown>> =>
  folder === 'web'
    ? siteMessagesIn(language)
    : JSON.parse(readFileSync(path.join(root, folder, `messages/${language}.json`), 'utf8'));

/** Texts for terminals use ordinary spaces and straight quotes. */
const ofTerminals =
  /^((start|process|migrate|schema|rebuild|user|backup|restore|copy|import|settings|videos)_|(backup|copy|import)\/)/;
const errorCodes = [...domainErrorCodes, ...gatewayErrorCodes];

const plural = (text: string) => [{ match: { 'plural=one': text, 'plural=other': '{count}' } }];

describe('message files', () => {
  test.each(folders)(
    '%s files have the same keys and parameters in both languages, and no empty text',
    (folder) => {
      const fr = messagesIn('fr', folder);
      expect(Object.keys(fr).length).toBeGreaterThan(100);
      expect(differencesOf(fr, messagesIn('en', folder))).toEqual([]);
    },
  );

  test('web files contain only texts that a page uses', () => {
    const code = [...readSources()]
      .flatMap(([file, text]) => (file.startsWith('web/') ? [text] : []))
      .join('\n');
    const used = new Set([...code.matchAll(/\bm\.(\w+)/g)].map(([, key]) => key));
    const keys = Object.keys(messagesIn('fr'));
    expect(keys.filter((key) => !used.has(key))).toEqual([]);
  });

  test('infra files contain only texts that a server or command uses', () => {
    const code = [...readSources()]
      .flatMap(([file, text]) => (/^(services|infra)\//.test(file) ? [text] : []))
      .join('\n');
    const sent = new Set<string>([
      ...[...code.matchAll(/\bm\.(\w+)/g)].map(([, key = '']) => key),
      ...errorCodes,
    ]);
    const starts = [...code.matchAll(/\bm\[[`']([\w/-]+)/g)].map(([, start = '']) => start);
    const keys = Object.keys(messagesIn('fr', 'infra')).filter((key) => key !== '$schema');
    const isUsed = (key: string) => sent.has(key) || starts.some((start) => key.startsWith(start));
    expect(keys.filter((key) => !isUsed(key))).toEqual([]);
  });

  test.each(['fr', 'en'] as const)('files name the stages of games as pages do, in %s', (language) => {
    const [page, file] = [messagesIn(language), messagesIn(language, 'infra')];
    for (const stage of stages)
      expect(file[`file_stage_${stage}`]).toBe(page[`stage_${stage.replaceAll('-', '_')}`]);
  });

  test.each(folders)('%s files follow the typography of Quebec and Canada', (folder) => {
    for (const language of ['fr', 'en'] as const) {
      const texts = Object.entries(messagesIn(language, folder)).filter(([key]) => !ofTerminals.test(key));
      expect(texts.length).toBeGreaterThan(100);
      expect(misprintsOf(language, Object.fromEntries(texts))).toEqual([]);
    }
  });

  test.each([
    ['fr', 'Saison : 2024', 'a'],
    ['fr', 'Saison: 2024', 'a'],
    ['fr', 'Pourquoi\u00A0?', 'a'],
    ['fr', "L'équipe", 'a'],
    ['fr', '« Nord »', 'a'],
    ['en', "The team's rank", 'a'],
    ['en', 'A "name"', 'a'],
  ] as const)('in %s, finds the typographical error %s', (language, text, key) => {
    expect(misprintsOf(language, { [key]: text })).toEqual([`${key}: ${text}`]);
  });

  test.each([
    ['fr', 'Saison\u00A0: {season}'],
    ['fr', '«\u00A0{name}\u00A0», l’équipe; pourquoi?'],
    ['en', 'The team’s rank: {rank}'],
  ] as const)('in %s, accepts %s', (language, text) => {
    expect(misprintsOf(language, { a: text })).toEqual([]);
  });

  test('finds differences between the languages', () => {
    expect(differencesOf({ a: 'x', b: 'x' }, { a: 'y' })).toEqual(['b is missing in en']);
    expect(differencesOf({ a: 'x' }, { a: 'y', b: 'y' })).toEqual(['b is missing in fr']);
    expect(differencesOf({ a: 'x' }, { a: ' ' })).toEqual(['a is empty']);
    expect(differencesOf({ a: plural('un') }, { a: plural('') })).toEqual(['a is empty']);
    expect(differencesOf({ a: '{team} gagne' }, { a: '{side} wins' })).toEqual([
      'a takes {team} in fr, {side} in en',
    ]);
  });
});

describe('components', () => {
  const components = [...readSources()].filter(
    ([file]) => /^web\/.*\.tsx$/.test(file) && !file.includes('.test.'),
  );

  test('contain no literal text', () => {
    expect(components.length).toBeGreaterThan(20);
    expect(components.flatMap(([file, text]) => literalTextsOf(file, text))).toEqual([]);
  });

  test.each([
    '<p>Hello</p>',
    `<p>{'Bonjour'}</p>`,
    '<p>{`Hello ${name}`}</p>',
    '<><b />Hello</>',
    '<img alt="A rink" />',
    `<button aria-label={'Fermer'} />`,
    '<input placeholder="Search" />',
  ])('%s is found', (jsx) => {
    expect(literalTextsOf('x.tsx', `const x = ${jsx};`)).toHaveLength(1);
  });

  test.each(['<p>{m.hello()}</p>', '<p className="big">· – 3</p>', '<img alt="" src="/a.svg" />'])(
    '%s is accepted',
    (jsx) => {
      expect(literalTextsOf('x.tsx', `const x = ${jsx};`)).toEqual([]);
    },
  );

  test.each(['fr', 'en'] as const)('in %s, the names of controls contain their visible text', (language) => {
    const messages = new Map(Object.entries(messagesIn(language)));
    expect(components.flatMap(([file, text]) => mislabelledIn(file, text, messages))).toEqual([]);
  });

  const shown = {
    show: 'Show',
    hide: 'Hide',
    sheet: 'Sheet {name}',
    act: '{action}: {name}',
    again: 'Show {name} again',
  };
  test.each([
    '<Button aria-label={m.sheet({ name })}>{m.show()}</Button>',
    '<Button aria-label={m.act({ action: m.hide(), name })}>{isHidden ? m.show() : m.hide()}</Button>',
    '<Link aria-label={`${m.hide()} ${name}`}><b>{m.show()}</b></Link>',
    '<summary aria-label={m.act({ action: m.show(), name })}>{m.again({ name })}</summary>',
    '<a aria-label={`${name} (${m.show()})`}>{m.show()}</a>',
    '<a aria-label={m.sheet({ name: team.name })}><b>{isNew && <i>{team.place}</i>}</b></a>',
  ])('%s is found', (jsx) => {
    expect(mislabelledIn('x.tsx', `const x = ${jsx};`, new Map(Object.entries(shown)))).toHaveLength(1);
  });

  test.each([
    '<Button aria-label={m.act({ action: m.show(), name })}>{m.show()}</Button>',
    '<Button aria-label={`${isHidden ? m.show() : m.hide()} ${name}`}>{isHidden ? m.show() : m.hide()}</Button>',
    '<Link aria-label={m.again({ name })}><i aria-hidden="true">{m.hide()}</i>{m.show()}</Link>',
    '<nav aria-label={m.sheet({ name })}>{m.show()}</nav>',
    '<Button aria-label={m.sheet({ name: team.name })}>{team.name}</Button>',
    '<Button aria-label={label}>{m.show()}</Button>',
  ])('%s is accepted', (jsx) => {
    expect(mislabelledIn('x.tsx', `const x = ${jsx};`, new Map(Object.entries(shown)))).toEqual([]);
  });
});
