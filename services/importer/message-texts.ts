import type { DatasetFault, RejectionReason } from './faults.ts';
import type { ImportStep } from './import-run.ts';
import type { Counts, Kind } from './plan/stream-plan.ts';

/** All that the import says. French and English have the same texts, or the program does not compile. */
export type ImportMessages = {
  readonly locale: 'fr-CA' | 'en-CA';
  readonly usage: string;
  readonly steps: Readonly<Record<ImportStep, string>>;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly counts: Readonly<Record<keyof Counts, string>>;
  readonly reasons: Readonly<Record<RejectionReason, string>>;
  readonly fault: (fault: DatasetFault) => string;
  /** Ends the list of the first rejected rows. */
  readonly moreRejected: (count: string) => string;
  readonly rejectedRows: string;
  /** Above what people's corrections on the site have held against the file. */
  readonly contradictedRows: string;
  /** One rejected row; `value` may be empty. */
  readonly rejected: (where: string, value: string, reason: string) => string;
  readonly allRejectedIn: (path: string) => string;
  readonly line: (line: number) => string;
  readonly dryRun: string;
  readonly done: (seconds: string) => string;
  readonly unexpected: (detail: string) => string;
  readonly interrupted: string;
};
