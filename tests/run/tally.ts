export type Tally = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Tests that passed only at the second attempt, in the form of failures; they count as passed. */
  readonly flaky: readonly string[];
  /** Failures: file, test and the beginning of the message. Empty for a check, which has its own output. */
  readonly failures: readonly string[];
};

/** The parts of vitest's JSON report that are used. */
export type Report = { readonly testResults: readonly FileReport[] };
type FileReport = {
  readonly name: string;
  readonly status: string;
  readonly message?: string;
  readonly assertionResults: readonly TestReport[];
};
type TestReport = {
  /** `passed` or `failed`; `pending` when the process that ran it ended before it; otherwise it was skipped. */
  readonly status: string;
  readonly fullName: string;
  readonly failureMessages?: readonly string[] | null;
};

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0, flaky: [], failures: [] };

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  flaky: [...a.flaky, ...b.flaky],
  failures: [...a.failures, ...b.failures],
});

/** A check without tests counts as one. */
export const ofCheck = (succeeded: boolean): Tally => ({
  ...nothing,
  ...(succeeded ? { passed: 1 } : { failed: 1 }),
});

const messageLines = 12;
const beginning = (message = ''): string => message.split('\n').slice(0, messageLines).join('\n');

const attempt = (file: string, { fullName, failureMessages }: TestReport): string =>
  `${file} > ${fullName}\n${beginning(failureMessages?.[0])}`;

/** A test that was retried and then passed still reports the errors of its first attempt. */
const flakyIn = ({ name, assertionResults }: FileReport): string[] =>
  assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && (failureMessages?.length ?? 0) > 0)
    .map((test) => attempt(name, test));

const isUnloaded = ({ status, assertionResults }: FileReport): boolean =>
  status === 'failed' && assertionResults.length === 0;

const failuresOf = (file: FileReport): string[] => {
  const { name, message, assertionResults } = file;
  if (isUnloaded(file)) return [`${name}\n${beginning(message)}`];
  return assertionResults
    .filter(({ status }) => status === 'failed' || status === 'pending')
    .map((test) => attempt(name, test));
};

/**
 * Counts a run of vitest. These count as a failure: a test that has not ended, a file that cannot be loaded, an error
 * outside all tests, a missing report, and a run without tests.
 */
export const ofReport = (report: Report | null, succeeded: boolean): Tally => {
  if (!report) return ofCheck(false);
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (...of: readonly string[]) => tests.filter(({ status }) => of.includes(status)).length;
  const passed = count('passed');
  const failed = count('failed', 'pending') + report.testResults.filter(isUnloaded).length;
  const skipped = tests.length - count('passed', 'failed', 'pending');
  const unexplained = failed === 0 && (!succeeded || passed + skipped === 0);
  const flaky = report.testResults.flatMap(flakyIn);
  const failures = report.testResults.flatMap(failuresOf);
  return { passed, failed: unexplained ? 1 : failed, skipped, flaky, failures };
};

const isLost = ({ assertionResults }: FileReport): boolean =>
  assertionResults.some(({ status }) => status === 'pending');

/** Those of the files to run that have no result, or not all of it, because the process that ran them ended. */
export const lostFiles = (files: readonly string[], { testResults }: Report): string[] => {
  const ended = new Set(testResults.filter((file) => !isLost(file)).map(({ name }) => name));
  return files.filter((file) => !ended.has(file));
};

/** Counts a run whose lost files were run a second time: they are listed as flaky, as tests at their second attempt are. */
export const ofSecondRun = (first: Report, lost: readonly string[], second: Tally): Tally => {
  const rest = first.testResults.filter(({ name }) => !lost.includes(name));
  const flaky = lost.map((file) => `${file}\nthe process that ran it ended before its last test`);
  return add(ofReport({ testResults: rest }, true), { ...second, flaky: [...second.flaky, ...flaky] });
};

/** The last line of `npm test`, which other programs parse. */
export const lastLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/**
 * Lists all failures and flaky tests at the end, because a long run's output has scrolled away; empty when there is
 * none.
 */
export const failureList = ({ flaky, failures }: Tally): string =>
  [...flaky.map((one) => `flaky: ${one}\n\n`), ...failures.map((one) => `✗ ${one}\n\n`)].join('');

export const exitCode = ({ passed, failed }: Pick<Tally, 'passed' | 'failed'>): number =>
  failed > 0 || passed === 0 ? 1 : 0;
