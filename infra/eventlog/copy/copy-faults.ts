import { m } from '../../config/terminal-messages.ts';

/** Why a copy cannot be made or was not made well. `at` counts events from 1, in the order of the log. */
export type CopyFault =
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
  readonly fault: CopyFault;

  constructor(fault: CopyFault) {
    super(fault.code);
    this.fault = fault;
  }
}

/** What is wrong with a copy, in the language of the terminal. */
export const faultText = (fault: CopyFault): string => {
  switch (fault.code) {
    case 'bad-arguments':
      return m.copy_usage();
    case 'unsupported':
      return `${m['copy/unsupported'](fault)}\n${m.copy_usage()}`;
    case 'target-differs':
    case 'target-longer':
      return m[`copy/${fault.code}`](fault);
    case 'same-log':
    case 'target-moved':
      return m[`copy/${fault.code}`]();
    case 'not-equal': {
      const { expected, found } = fault;
      return m['copy/not-equal']({ ...expected, foundCount: found.count, foundDigest: found.digest });
    }
  }
};
