export type Tally = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Failures: file, test and the beginning of the message. Empty for a check, which has its own output. */
  readonly failures: readonly string[];
};

/** The parts of vitest's JSON report that are used. */
export type Report = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly FileReport[];
};
type FileReport = {
  readonly name: string;
  readonly status: string;
  readonly message?: string;
  readonly assertionResults: readonly TestReport[];
};
type TestReport = {
  readonly status: string;
  readonly fullName: string;
  readonly failureMessages?: readonly string[] | null;
};

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] };

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
});

/** A check without tests counts as one. */
export const ofCheck = (succeeded: boolean): Tally => ({
  ...nothing,
  ...(succeeded ? { passed: 1 } : { failed: 1 }),
});

const messageLines = 12;
const beginning = (message = ''): string => message.split('\n').slice(0, messageLines).join('\n');

const failuresOf = ({ name, status, message, assertionResults }: FileReport): string[] => {
  if (status === 'failed' && assertionResults.length === 0) return [`${name}\n${beginning(message)}`];
  return assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => `${name} > ${test.fullName}\n${beginning(test.failureMessages?.join('\n'))}`);
};

/**
 * Counts a run of vitest. These count as a failure: a file that cannot be loaded, an error outside all tests, a
 * missing report, and a run without tests.
 */
export const ofReport = (report: Report | null, succeeded: boolean): Tally => {
  if (!report) return ofCheck(false);
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const passed = report.numPassedTests;
  const failed = report.numFailedTests + unloaded;
  const skipped = report.numPendingTests + report.numTodoTests;
  const unexplained = failed === 0 && (!succeeded || passed + skipped === 0);
  const failures = report.testResults.flatMap(failuresOf);
  return { passed, failed: unexplained ? 1 : failed, skipped, failures };
};

/** The last line of `npm test`, which other programs parse. */
export const lastLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** Lists all failures at the end, because a long run's output has scrolled away; empty when nothing failed. */
export const failureList = ({ failures }: Tally): string =>
  failures.map((failure) => `✗ ${failure}\n\n`).join('');

export const exitCode = ({ passed, failed }: Pick<Tally, 'passed' | 'failed'>): number =>
  failed > 0 || passed === 0 ? 1 : 0;
