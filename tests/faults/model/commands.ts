import fc from 'fast-check';
import type { ModelCommand, RollBack } from './model-command.ts';
import { creations, plainCommand } from './plain-commands.ts';
import { few, members } from './arbitraries.ts';
import { undoneKinds } from './model-command.ts';

/** A command and how a client sends it: with which expected revision, and whether the first response is lost. */
export type Sent = {
  readonly command: ModelCommand | RollBack;
  readonly by: string;
  readonly ifRevision: number | null;
  readonly answerIsLost: boolean;
  /** The number of times that the same command is sent, one after the other. */
  readonly times: number;
};

const commandId = fc.constant('');
const kind = fc.constantFrom('game' as const, 'game' as const, ...undoneKinds);
const undo = fc.record({
  type: fc.constant('Undo' as const),
  commandId,
  kind,
  id: fc.constant(1),
  revision: fc.constantFrom(0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6),
});
const rollBack = fc.record({
  type: fc.constant('RollBack' as const),
  commandId,
  kind,
  id: fc.constant(1),
  member: fc.constantFrom(...members),
});

const sent: fc.Arbitrary<Sent> = fc.record({
  command: fc.oneof(
    { weight: 14, arbitrary: plainCommand },
    { weight: 4, arbitrary: undo },
    { weight: 1, arbitrary: rollBack },
  ),
  by: fc.constantFrom(...members),
  ifRevision: fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, few(4)),
  answerIsLost: fc.constantFrom(false, false, false, true),
  times: fc.constantFrom(1, 1, 1, 2),
});

/** Sets the member of a confirmation to the sender. */
const signed = (one: Sent, commandId: string): Sent => {
  const command = { ...one.command, commandId };
  return { ...one, command: 'by' in command ? { ...command, by: one.by } : command };
};

/**
 * Gives each command an id by its index. Random ids would repeat too often, because fast-check prefers small values.
 */
const withOwnIds = (clients: readonly (readonly Sent[])[]): Sent[][] => {
  let count = 0;
  const nextId = () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`;
  return clients.map((sents) => sents.map((one) => signed(one, nextId())));
};

const [first] = members;
const once = { by: first, ifRevision: null, answerIsLost: false, times: 1 };
const firstOf = creations.map((commands) => commands.map((command): Sent => ({ command, ...once })));

/** All commands of a run: some are sent first, the others by several clients concurrently. */
export type Sendings = {
  readonly beforehand: readonly Sent[];
  readonly clients: readonly (readonly Sent[])[];
};

/** Each client sends its commands one after the other. Most subjects are created first, or by one of the clients. */
export const sendings: fc.Arbitrary<Sendings> = fc
  .tuple(
    fc.constantFrom(true, true, false),
    firstOf,
    fc.array(fc.array(sent, { minLength: 8, maxLength: 50, size: 'max' }), { minLength: 2, maxLength: 4 }),
  )
  .map(([isBefore, created, others]) => {
    const [beforehand = [], ...clients] = withOwnIds(
      isBefore ? [created, ...others] : [[], created, ...others],
    );
    return { beforehand, clients };
  });
