import type { FeedFaultCode } from '@rondelle/contracts/site/feeds.ts';

/** Why a source could not be brought in as a whole; nothing of it is written. */
export class FeedFault extends Error {
  override name = 'FeedFault';
  readonly fault: FeedFaultCode;
  readonly detail: string;

  constructor(fault: FeedFaultCode, detail = '') {
    super(fault);
    this.fault = fault;
    this.detail = detail;
  }
}
