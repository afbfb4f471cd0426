import fc from 'fast-check';
import type { ModelCommand, RollBack } from './model-command.ts';
import { creations, plainCommand } from './plain-commands.ts';
import { few, members } from './arbitraries.ts';
import { undoneKinds } from './model-command.ts';

/** What a client sends, and how: having seen a revision, and losing the first answer on the way back. */
export type Sent = {
  readonly command: ModelCommand | RollBack;
  readonly by: string;
  readonly ifRevision: number | null;
  readonly answerIsLost: boolean;
  /** How often the same command is sent, one after the other. */
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

/** A confirmation is of who sends it. */
const signed = (one: Sent, commandId: string): Sent => {
  const command = { ...one.command, commandId };
  return { ...one, command: 'by' in command ? { ...command, by: one.by } : command };
};

/** Small numbers are drawn more often than chance has it, ids too: each command gets its own by its place. */
const withOwnIds = (clients: readonly (readonly Sent[])[]): Sent[][] => {
  let count = 0;
  const nextId = () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`;
  return clients.map((sents) => sents.map((one) => signed(one, nextId())));
};

const [first] = members;
const once = { by: first, ifRevision: null, answerIsLost: false, times: 1 };
const firstOf = creations.map((commands) => commands.map((command): Sent => ({ command, ...once })));

/** What is sent: some of it before anything else, the rest by several clients at once. */
export type Sendings = {
  readonly beforehand: readonly Sent[];
  readonly clients: readonly (readonly Sent[])[];
};

/** Each client sends one command after the other; what most ask about is created before, or by a client among them. */
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
