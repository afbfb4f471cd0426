export type Tally = { readonly passed: number; readonly failed: number; readonly skipped: number };

/** The parts of vitest's JSON report that are counted. */
export type Report = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
};

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0 };

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** A check that is not made of tests counts as one. */
export const ofCheck = (succeeded: boolean): Tally => ({
  ...nothing,
  ...(succeeded ? { passed: 1 } : { failed: 1 }),
});

/**
 * Counts a run of vitest. A file that can't be loaded has no tests, and an error outside of all tests belongs to
 * none: both count as a failure, and so does a run without a report or without a single test.
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
  return { passed, failed: unexplained ? 1 : failed, skipped };
};

/** The last line of `npm test`, which other programs read. */
export const lastLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

export const exitCode = ({ passed, failed }: Tally): number => (failed > 0 || passed === 0 ? 1 : 0);
