import sharedMessages from '@eventstore/db-client/generated/shared_pb.js';
import messages from '@eventstore/db-client/generated/streams_pb.js';
import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import { origin, type Position, type Revision } from '@rondelle/contracts/log/event.ts';
import { productPrefixes } from './product-streams.ts';

const { ReadReq: Request } = messages;
const { Options } = Request;
const { FORWARDS, BACKWARDS } = Options.ReadDirection;
const { Empty, StreamIdentifier } = sharedMessages;

/** A position in `$all`. For an event both numbers are equal; a subscription's checkpoint may be between two events. */
export type Place = { readonly commit: string; readonly prepare: string };

export const placeOf = (position: Position): Place => ({ commit: position, prepare: position });

/** Larger than any log, and still a safe integer. */
const unlimited = Number.MAX_SAFE_INTEGER;

const request = (): ReadReq.Options => {
  const ids = new Options.UUIDOption();
  ids.setString(new Empty());
  return new Options().setUuidOption(ids).setResolveLinks(false);
};

const wrapped = (options: ReadReq.Options): ReadReq => new Request().setOptions(options);

const filtered = (options: ReadReq.Options): ReadReq.Options => {
  const names = new Options.FilterOptions.Expression().setPrefixList([...productPrefixes]);
  const filter = new Options.FilterOptions();
  // The server's own batch size limits each search; a checkpoint is sent after every fourth batch.
  filter.setStreamIdentifier(names).setCount(new Empty()).setCheckpointintervalmultiplier(4);
  return options.setFilter(filter);
};

const from = ({ commit, prepare }: Place): ReadReq.Options.AllOptions => {
  const all = new Options.AllOptions();
  if (commit === origin) return all.setStart(new Empty());
  return all.setPosition(new Options.Position().setCommitPosition(commit).setPreparePosition(prepare));
};

/** Reads the events of streams with the product's prefixes, including the event at `place`. */
export const logFrom = (place: Place): ReadReq =>
  wrapped(filtered(request()).setAll(from(place)).setCount(String(unlimited)).setReadDirection(FORWARDS));

/** Reads the last `count` events of such streams before a position or before the end, latest first. */
export const lastOfLog = (count: number, before: Place | null): ReadReq => {
  const all = before ? from(before) : new Options.AllOptions().setEnd(new Empty());
  return wrapped(filtered(request()).setAll(all).setCount(String(count)).setReadDirection(BACKWARDS));
};

/** Subscribes to the events of such streams after a position. */
export const logAfter = (place: Place): ReadReq =>
  wrapped(filtered(request()).setAll(from(place)).setSubscription(new Options.SubscriptionOptions()));

/** Reads one stream from a revision on, oldest first. */
export const streamFrom = (stream: string, revision: Revision, count = unlimited): ReadReq => {
  const name = new StreamIdentifier().setStreamName(Buffer.from(stream).toString('base64'));
  const of = new Options.StreamOptions().setStreamIdentifier(name).setRevision(revision);
  return wrapped(
    request().setStream(of).setNoFilter(new Empty()).setCount(String(count)).setReadDirection(FORWARDS),
  );
};
