import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { complaintAbout } from './rules/commits.ts';
import { readSources, root } from './rules/modules.ts';
import { bannedNamesIn, riddlesIn, riddlesOfTestsIn } from './rules/words.ts';

const sources = [...readSources()];

test('no declaration contains a word that the glossary replaces', () => {
  expect(sources.flatMap(([file, text]) => bannedNamesIn(file, text))).toEqual([]);
});

test('no comment begins with a relative clause', () => {
  expect(sources.flatMap(([file, text]) => riddlesIn(file, text))).toEqual([]);
});

test('no test name begins with a relative clause', () => {
  const tests = sources.filter(([file]) => /\.test\.tsx?$/.test(file));
  expect(tests.length).toBeGreaterThan(300);
  expect(tests.flatMap(([file, text]) => riddlesOfTestsIn(file, text))).toEqual([]);
});

test('finds banned words in names of variables, destructured names, functions and types', () => {
  const text = `
    const { asked, other: [keptRows], shown: said } = input;
    function tellAll() {}
    type Answer = string;
    const marketplace = 1;
    const keepAlive = true;
    const gameAnswer = 1;`;
  expect(bannedNamesIn('x.ts', text)).toEqual([
    'x.ts: keptRows',
    'x.ts: said',
    'x.ts: tellAll',
    'x.ts: Answer',
  ]);
});

test('finds comments and test names that begin with a relative clause', () => {
  const text = `
    /** What a member may do. */
    // Of games with a result.
    /** Offers a result. */
    test.each(rows)('who is %s', () => {});
    test('whose turn it is', () => {});`;
  expect(riddlesIn('x.ts', text)).toEqual(['x.ts: What a member may do.', 'x.ts: Of games with a result.']);
  expect(riddlesOfTestsIn('x.ts', text)).toEqual(['x.ts: who is %s']);
});

const git = (...words: string[]): string[] =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

test('commits since this rule have a short subject that begins with an imperative', () => {
  const [rule] = git('log', '--diff-filter=A', '--format=%H', '--', 'tests/architecture/rules/commits.ts');
  const subjects = rule === undefined ? [] : git('log', '--no-merges', '--format=%s', `${rule}..HEAD`);
  expect(subjects.map(complaintAbout).filter((complaint) => complaint !== null)).toEqual([]);
});

test.each([
  ['Mend the kind', 'Mend the kind: begins with none of the verbs'],
  ['Add a list of decisions', null],
  [`Add ${'x'.repeat(70)}`, `Add ${'x'.repeat(70)}: longer than 72 characters`],
])('the subject %s', (subject, complaint) => {
  expect(complaintAbout(subject)).toBe(complaint);
});
