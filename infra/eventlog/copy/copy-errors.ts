import { m } from '../../config/terminal-messages.ts';

/** Reason why a copy is impossible or has failed. `at` counts events from 1, in log order. */
export type CopyErrorDetails =
  | { readonly code: 'bad-arguments' }
  | { readonly code: 'unsupported'; readonly scheme: string }
  | { readonly code: 'same-log' }
  | { readonly code: 'target-differs'; readonly at: number }
  | { readonly code: 'target-longer'; readonly at: number }
  | { readonly code: 'target-moved' }
  | {
      readonly code: 'not-equal';
      readonly expected: { readonly count: number; readonly digest: string };
      readonly found: { readonly count: number; readonly digest: string };
    };

export class CopyError extends Error {
  override name = 'CopyError';
  readonly details: CopyErrorDetails;

  constructor(details: CopyErrorDetails) {
    super(details.code);
    this.details = details;
  }
}

/** Returns the error message of a copy, in the language of the terminal. */
export const errorDetailsText = (details: CopyErrorDetails): string => {
  switch (details.code) {
    case 'bad-arguments':
      return m.copy_usage();
    case 'unsupported':
      return `${m['copy/unsupported'](details)}\n${m.copy_usage()}`;
    case 'target-differs':
    case 'target-longer':
      return m[`copy/${details.code}`](details);
    case 'same-log':
    case 'target-moved':
      return m[`copy/${details.code}`]();
    case 'not-equal': {
      const { expected, found } = details;
      return m['copy/not-equal']({ ...expected, foundCount: found.count, foundDigest: found.digest });
    }
  }
};
