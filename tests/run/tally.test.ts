import { describe, expect, test } from 'vitest';
import { add, exitCode, lastLine, ofCheck, ofReport, type Report } from './tally.ts';

const report: Report = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{}, {}, {}, {}] }],
};
const empty: Report = { ...report, numPassedTests: 0, numPendingTests: 0, testResults: [] };
const unloaded: Report = { ...report, testResults: [{ status: 'failed', assertionResults: [] }] };

describe('the count of all suites', () => {
  test('checks and tests add up to one plain line', () => {
    const total = add(add(ofCheck(true), ofCheck(false)), ofReport(report, true));
    expect(lastLine(total)).toBe('4 passed, 1 failed, 1 skipped');
    expect(exitCode(total)).toBe(1);
  });

  test('a file that can not be loaded is a failure', () => {
    expect(ofReport(unloaded, false)).toEqual({ passed: 3, failed: 1, skipped: 1 });
  });

  test('an error outside of all tests is a failure', () => {
    expect(ofReport(report, false).failed).toBe(1);
  });

  test('a run without a report or without tests is a failure', () => {
    expect(ofReport(null, true).failed).toBe(1);
    expect(ofReport(empty, true).failed).toBe(1);
  });

  test('nothing having passed is no success', () => {
    expect(exitCode({ passed: 0, failed: 0, skipped: 5 })).toBe(1);
    expect(exitCode({ passed: 1, failed: 0, skipped: 5 })).toBe(0);
  });
});
