import { describe, expect, test } from 'vitest';
import {
  add,
  exitCode,
  failureList,
  lastLine,
  lostFiles,
  ofCheck,
  ofReport,
  ofSecondRun,
  type Report,
} from './tally.ts';

const passedTest = { status: 'passed', fullName: 'adds up', failureMessages: [] };
const skippedTest = { status: 'skipped', fullName: 'multiplies' };
const endlessTest = { status: 'pending', fullName: 'divides' };
const tests = [passedTest, passedTest, passedTest, skippedTest];
const report: Report = {
  testResults: [{ name: 'sum.test.ts', status: 'passed', assertionResults: tests }],
};
const empty: Report = { testResults: [] };
const unloaded: Report = {
  testResults: [{ name: 'sum.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }],
};
const longMessage = ['AssertionError: expected 2 to be 3', ...Array<string>(50).fill('at a place')].join(
  '\n',
);
const broken: Report = {
  testResults: [
    {
      name: 'sum.test.ts',
      status: 'failed',
      assertionResults: [
        passedTest,
        { status: 'failed', fullName: 'sums > of two', failureMessages: [longMessage] },
      ],
    },
  ],
};

describe('the count of all suites', () => {
  test('checks and tests add up to one line of text', () => {
    const total = add(add(ofCheck(true), ofCheck(false)), ofReport(report, true));
    expect(lastLine(total)).toBe('4 passed, 1 failed, 1 skipped');
    expect(exitCode(total)).toBe(1);
  });

  test('a file that cannot be loaded is a failure', () => {
    expect(ofReport(unloaded, false)).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
    expect(failureList(ofReport(unloaded, false))).toBe('✗ sum.test.ts\nno such module\n\n');
  });

  test('lists every failure again, each with the beginning of its message', () => {
    const list = failureList(add(ofReport(report, true), ofReport(broken, false)));
    expect(list).toMatch(/^✗ sum\.test\.ts > sums > of two\nAssertionError: expected 2 to be 3\n/);
    expect(list.split('\n').length).toBeLessThan(20);
    expect(failureList(ofReport(report, true))).toBe('');
  });

  test('a test that passed at the second attempt is listed as flaky with its first error', () => {
    const retried = { ...passedTest, failureMessages: ['Error: first attempt'] };
    const tally = ofReport(
      { testResults: [{ name: 'sum.test.ts', status: 'passed', assertionResults: [retried] }] },
      true,
    );
    expect(tally).toMatchObject({ passed: 1, failed: 0 });
    expect(failureList(tally)).toBe('flaky: sum.test.ts > adds up\nError: first attempt\n\n');
  });

  test('an error outside all tests is a failure', () => {
    expect(ofReport(report, false).failed).toBe(1);
  });

  test('a run without a report or without tests is a failure', () => {
    expect(ofReport(null, true).failed).toBe(1);
    expect(ofReport(empty, true).failed).toBe(1);
  });

  test('a run in which nothing passed is not a success', () => {
    expect(exitCode({ passed: 0, failed: 0 })).toBe(1);
    expect(exitCode({ passed: 1, failed: 0 })).toBe(0);
  });
});

describe('files whose process ended', () => {
  const half: Report = {
    testResults: [
      ...report.testResults,
      { name: 'divide.test.ts', status: 'failed', assertionResults: [passedTest, endlessTest] },
    ],
  };
  const files = ['sum.test.ts', 'divide.test.ts', 'never-begun.test.ts'];

  test('have no result, or not all of it', () => {
    expect(lostFiles(files, half)).toEqual(['divide.test.ts', 'never-begun.test.ts']);
    expect(lostFiles(['sum.test.ts', 'broken.test.ts'], report)).toEqual(['broken.test.ts']);
  });

  test('fail when they are not run again', () => {
    expect(ofReport(half, false)).toMatchObject({ passed: 4, failed: 1 });
  });

  test('count by their second run, and are listed', () => {
    const lost = ['divide.test.ts'];
    const second = { ...ofCheck(true), passed: 2 };
    const tally = ofSecondRun(half, lost, second);
    expect(tally).toMatchObject({ passed: 5, failed: 0, skipped: 1 });
    expect(failureList(tally)).toMatch(/^flaky: divide\.test\.ts\nthe process that ran it ended/);
    expect(ofSecondRun(half, lost, ofCheck(false))).toMatchObject({ passed: 3, failed: 1 });
  });
});
