import { isDeepStrictEqual } from 'node:util';

type Envelope = {
  readonly type: string;
  readonly commandId: string;
  readonly ifRevision?: string | undefined;
};

/** What a command says, without the envelope that carries it. */
export const payloadOf = <C extends Envelope>(command: C): Omit<C, keyof Envelope> => {
  const { type: _type, commandId: _commandId, ifRevision: _ifRevision, ...payload } = command;
  return payload;
};

/** Whether two plain values say the same, whatever the order of their fields. */
export const same = (a: unknown, b: unknown): boolean => isDeepStrictEqual(a, b);
