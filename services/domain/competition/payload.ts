import { isDeepStrictEqual } from 'node:util';

type Envelope = {
  readonly type: string;
  readonly commandId: string;
  readonly ifRevision?: string | undefined;
};

/** The fields of a command without its envelope. */
export const payloadOf = <C extends Envelope>(command: C): Omit<C, keyof Envelope> => {
  const { type: _type, commandId: _commandId, ifRevision: _ifRevision, ...payload } = command;
  return payload;
};

/** Returns whether two plain values are deeply equal, whatever the order of their fields. */
export const same = (a: unknown, b: unknown): boolean => isDeepStrictEqual(a, b);
