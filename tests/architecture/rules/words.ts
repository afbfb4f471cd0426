import { parseSync, Visitor } from 'oxc-parser';

/** Words of the glossary that no declaration contains, with the words to use. */
export const bannedWords: Readonly<Record<string, string>> = {
  told: 'notified, reported',
  tell: 'notify, report',
  tells: 'notifies, reports',
  asked: 'requested, input',
  ask: 'request, query',
  asks: 'requests, queries',
  kept: 'cached, stored, retained',
  keep: 'cache, store, retain',
  keeps: 'caches, stores, retains',
  said: 'recorded, stated',
  say: 'state, print',
  says: 'states, prints',
  answer: 'response, result, output',
  thing: 'subject, entity',
  things: 'subjects, entities',
  gone: 'deleted, expired',
};

/**
 * Names that others gave (`keepAlive` of HTTP), and words of the field: a score is kept, and people answer the questions
 * of a survey, an import or a registration.
 */
const accepted = /^keepAlive|KeepScore|survey|(?:hockey|right|game|absent|with)_?answer|^answerTo$/i;

/** Beginnings that make a riddle of a sentence: a relative clause before its subject. */
const riddle = /^(?:What|Whatever|Whoever|Who|That|Of)\b/i;

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

/** Whether a name contains none of the banned words. */
export const isPlain = (name: string): boolean =>
  accepted.test(name) || wordsOf(name).every((word) => !Object.hasOwn(bannedWords, word));

const parsed = (file: string, source: string) => {
  const { program, comments, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return { program, comments };
};

type Pattern = { readonly type: string; readonly [field: string]: unknown };

/** The names that a pattern chooses: of `{ one, other: [two] }` only `two`, since `one` is the property's name. */
const namesIn = (pattern: unknown): string[] => {
  const node = pattern as Pattern | null;
  switch (node?.type) {
    case 'Identifier':
      return [node['name'] as string];
    case 'ObjectPattern':
      return (node['properties'] as Pattern[])
        .filter(({ shorthand }) => shorthand !== true)
        .flatMap((one) => namesIn(one['value'] ?? one['argument']));
    case 'ArrayPattern':
      return (node['elements'] as unknown[]).flatMap(namesIn);
    case 'AssignmentPattern':
      return namesIn(node['left']);
    case 'RestElement':
      return namesIn(node['argument']);
    default:
      return [];
  }
};

/** The declared names of a module that contain a banned word: variables, functions, classes and types. */
export const bannedNamesIn = (file: string, source: string): string[] => {
  const names: string[] = [];
  new Visitor({
    VariableDeclarator: ({ id }) => names.push(...namesIn(id)),
    FunctionDeclaration: ({ id }) => names.push(...namesIn(id)),
    ClassDeclaration: ({ id }) => names.push(...namesIn(id)),
    TSTypeAliasDeclaration: ({ id }) => names.push(...namesIn(id)),
    TSInterfaceDeclaration: ({ id }) => names.push(...namesIn(id)),
  }).visit(parsed(file, source).program);
  return names.filter((name) => !isPlain(name)).map((name) => `${file}: ${name}`);
};

/** The comments of a module whose first sentence begins with a relative clause. */
export const riddlesIn = (file: string, source: string): string[] =>
  parsed(file, source)
    .comments.map(({ value }) => value.replace(/^[\s*]+/, ''))
    .filter((text) => riddle.test(text))
    .map((text) => `${file}: ${text.split('\n', 1)[0]?.trim() ?? ''}`);

const runners = new Set(['test', 'it', 'describe']);

/** The function that a call runs in the end: `test` of `test.each(rows)(…)`. */
const runnerOf = (callee: unknown): string | null => {
  const node = callee as Pattern | null;
  if (node?.type === 'Identifier') return node['name'] as string;
  if (node?.type === 'MemberExpression') return runnerOf(node['object']);
  return node?.type === 'CallExpression' ? runnerOf(node['callee']) : null;
};

/** The text of a literal, or the beginning of a template. */
const textOf = (node: unknown): string | null => {
  const literal = node as Pattern | undefined;
  if (literal?.type === 'Literal' && typeof literal['value'] === 'string') return literal['value'];
  if (literal?.type !== 'TemplateLiteral') return null;
  return (literal['quasis'] as { readonly value: { readonly raw: string } }[])[0]?.value.raw ?? null;
};

/** The names of tests that begin with a relative clause. */
export const riddlesOfTestsIn = (file: string, source: string): string[] => {
  const found: string[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      const name = runners.has(runnerOf(callee) ?? '') ? textOf(first) : null;
      if (name !== null && riddle.test(name)) found.push(`${file}: ${name}`);
    },
  }).visit(parsed(file, source).program);
  return found;
};
