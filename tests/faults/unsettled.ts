import path from 'node:path';
import type { Report } from '../run/tally.ts';

/** Names of tests that the report must mention. */
export type Unsettled = { readonly failed: readonly string[]; readonly skipped: readonly string[] };

type Assertion = { readonly fullName: string; readonly status: string };
type File = {
  readonly name?: string;
  readonly status: string;
  readonly assertionResults: readonly unknown[];
};

const isAssertion = (value: unknown): value is Assertion =>
  typeof value === 'object' && value !== null && 'fullName' in value && 'status' in value;

const named = ({ name = '', assertionResults }: File, wanted: (status: string) => boolean): string[] =>
  assertionResults
    .filter(isAssertion)
    .filter(({ status }) => wanted(status))
    .map(({ fullName }) => `${path.basename(name)}: ${fullName}`);

/** A test is pending when the process that ran it ended before it. */
const hasFailed = (status: string): boolean => status === 'failed' || status === 'pending';
const isSkipped = (status: string): boolean => status !== 'passed' && !hasFailed(status);

/** A file that cannot be loaded has no tests, so the file itself is named. */
const failedIn = (file: File): string[] => {
  const isUnloaded = file.status === 'failed' && file.assertionResults.length === 0;
  return isUnloaded ? [path.basename(file.name ?? '')] : named(file, hasFailed);
};

/** Failed and skipped tests from vitest's JSON report. */
export const unsettledIn = (report: Report | null): Unsettled => {
  const files: readonly File[] = report?.testResults ?? [];
  return {
    failed: files.flatMap(failedIn),
    skipped: files.flatMap((file) => named(file, isSkipped)),
  };
};
