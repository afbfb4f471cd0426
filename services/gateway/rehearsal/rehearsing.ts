import type { Recorded } from '@rondelle/contracts/log/event.ts';
import type { LoggedEvent } from '@rondelle/domain/ports/event-log.ts';
import { lookUp, suppose } from '@rondelle/projections/preview/suppose.ts';
import type { Supposed } from '@rondelle/projections/preview/supposed.ts';
import { supposing } from '@rondelle/projections/preview/supposing.ts';
import type { Context } from '../trpc.ts';
import type { WriteServices } from '../writing/write-services.ts';
import { rehearsedLog } from './rehearsed-log.ts';

/** No thing has such an id; a game that is new comes after all others of its day. */
const newIds = 2_000_000_000;

const isOfCompetition = (event: Recorded<LoggedEvent>): event is Recorded => event.type !== 'IdsReserved';

const deskOf = (services: WriteServices): WriteServices => {
  let entered = 0;
  return {
    ...services,
    idFor: async () => {
      entered += 1;
      return newIds + entered;
    },
    views: { reach: async () => true },
    records: false,
  };
};

type Filter = Pick<Context, 'db' | 'log'> & {
  readonly writing?: Context['writing'] | undefined;
  readonly requestSession?: Context['requestSession'] | undefined;
};
/** What a request is answered with, and what of the views it would change, as far as it has come. */
type Rehearsal = {
  readonly ctx: Context;
  readonly supposed: Supposed;
  /** Looks up at once the rows that events such as these will change, which each would look up for itself. */
  readonly lookAhead: (events: readonly Recorded<LoggedEvent>[]) => Promise<void>;
};

/**
 * Whatever is done with `ctx` is decided by the same rules, on things as they are and as they were made before it in the
 * same rehearsal, and recorded nowhere.
 */
export const rehearsing = ({ db, log, writing, requestSession }: Filter): Rehearsal => {
  const supposed: Supposed = new Map();
  return {
    ctx: {
      db: supposing(db, supposed),
      log: rehearsedLog(log, (events) => suppose(db, supposed, events.filter(isOfCompetition))),
      ...(writing && { writing: deskOf(writing) }),
      ...(requestSession && { requestSession: { ...requestSession, wrote: () => undefined } }),
    },
    supposed,
    lookAhead: (events) => lookUp(db, supposed, events.filter(isOfCompetition)),
  };
};
