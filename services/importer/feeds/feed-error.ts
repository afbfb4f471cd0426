import type { FeedErrorCode } from '@rondelle/contracts/site/feeds.ts';

/** Why a whole source could not be imported. Nothing of it is written. */
export class FeedError extends Error {
  override name = 'FeedError';
  readonly code: FeedErrorCode;
  readonly detail: string;

  constructor(code: FeedErrorCode, detail = '') {
    super(code);
    this.code = code;
    this.detail = detail;
  }
}
