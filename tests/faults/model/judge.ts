import { isDeepStrictEqual } from 'node:util';
import type { Recorded } from '@rondelle/contracts/log/event.ts';
import type { LogEntry } from '@rondelle/contracts/ports/event-log.ts';
import type { Undo } from './model-command.ts';
import type { Verdict } from './plain.ts';
import { after, type Plain, verdictOf } from './plain-model.ts';
import { undoingOf } from './plain-undo.ts';
import type { Attempt } from './run-history.ts';

type Events = readonly Recorded<LogEntry>[];
type SentCommand = Pick<Attempt, 'command' | 'by' | 'steps'>;
const attempts = { Undo: 4, other: 5 };

const payloadsOf = (events: Events) => events.map(({ type, data }) => ({ type, data }));
const assertDue = (stream: string, facts: unknown, due: unknown): void => {
  if (!isDeepStrictEqual(facts, due))
    throw new Error(`${stream}: ${JSON.stringify(facts)} is recorded, but ${JSON.stringify(due)} was due`);
};

/** The states of a stream after a command, one for each event that it appended; nobody sees those in between. */
const played = (
  before: Plain,
  command: Exclude<SentCommand['command'], Undo>,
  by: string,
): { facts: readonly unknown[]; states: Plain[] } => {
  const verdict = verdictOf(before, command);
  const facts = 'facts' in verdict ? verdict.facts : [];
  const then = facts.length > 0 ? after(before, command, by) : before;
  return { facts, states: facts.map(() => then) };
};

/** The states after the commands of an undo, which must give the state that the model expects. */
const undone = (stream: string, states: readonly Plain[], undo: Undo, { by, steps }: SentCommand) => {
  const due = undoingOf(undo.kind, states, undo.revision, by);
  let now = states.at(-1) ?? null;
  const all = steps.map((step) => {
    const one = played(now, step, by);
    now = one.states.at(-1) ?? now;
    return one;
  });
  assertDue(stream, { becomes: now }, due);
  return { facts: all.flatMap(({ facts }) => facts), states: all.flatMap((one) => one.states) };
};

/** The states of the stream in the model, one after each event. */
const replay = (stream: string, events: Events, sentCommands: ReadonlyMap<string, SentCommand>): Plain[] => {
  const states: Plain[] = [null];
  for (let at = 0; at < events.length; at = states.length - 1) {
    const commandId = events[at]?.metadata.commandId ?? '';
    const one = sentCommands.get(commandId);
    if (!one) throw new Error(`${stream}: nobody asked for ${events[at]?.type}`);
    const together = events.slice(at).filter(({ metadata }) => metadata.commandId === commandId);
    const made =
      one.command.type === 'Undo'
        ? undone(stream, states, one.command, one)
        : played(states.at(-1) ?? null, one.command, one.by);
    assertDue(stream, payloadsOf(together), made.facts);
    if (together.some((event, i) => event !== events[at + i])) throw new Error(`${stream} is torn apart`);
    states.push(...made.states);
  }
  return states;
};

const verdictAt = (states: readonly Plain[], { command, by }: Attempt): Verdict => {
  const now = states.at(-1) ?? null;
  if (command.type !== 'Undo') return verdictOf(now, command);
  const undoing = undoingOf(command.kind, states, command.revision, by);
  if ('refused' in undoing) return undoing;
  return { facts: isDeepStrictEqual(undoing.becomes, now) ? [] : [{ type: 'undone', data: null }] };
};

/** Returns whether the response is right for at least one moment between request and response. */
const isExplained = (attempt: Attempt, states: readonly Plain[], events: Events) => {
  const { command, answer, from, to } = attempt;
  const lengths = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const seen = command.ifRevision === undefined ? null : Number(command.ifRevision) + 1;
  if (answer.kind === 'refused' && answer.code === 'stream/conflict')
    return seen === null
      ? to - from >= (command.type === 'Undo' ? attempts.Undo : attempts.other)
      : lengths.some((length) => length !== seen);
  const verdicts = lengths
    .filter((length) => seen === null || seen === length)
    .map((length) => verdictAt(states.slice(0, length + 1), attempt));
  if (answer.kind === 'refused')
    return verdicts.some((verdict) => 'refused' in verdict && verdict.refused === answer.code);
  const { revision, position, events: reported } = answer.answer;
  const recorded = events.filter(({ metadata }) => metadata.commandId === command.commandId);
  const last = recorded.at(-1);
  // A command without events is not recorded. Sent again after others, it may be recorded, but not before.
  const isRecordedBefore = last !== undefined && Number(last.revision) < from;
  if (reported.length === 0)
    return (
      !isRecordedBefore && position === null && verdicts.some((v) => 'facts' in v && v.facts.length === 0)
    );
  const isRecorded = last?.revision === revision && last.position === position;
  return isRecorded && isDeepStrictEqual(reported, payloadsOf(recorded));
};

/** Throws when the log or a response is not allowed by the model. */
export const judge = (attempts: readonly Attempt[], log: Events): void => {
  const sentCommands = new Map<string, SentCommand>();
  for (const { command, by, steps } of attempts) {
    const known = sentCommands.get(command.commandId);
    sentCommands.set(command.commandId, {
      command,
      by,
      steps: steps.length > 0 ? steps : (known?.steps ?? []),
    });
  }
  const ids = new Set(log.map(({ eventId }) => eventId));
  if (ids.size < log.length) throw new Error('a command is recorded twice');
  for (const stream of new Set(attempts.map((attempt) => attempt.stream))) {
    const events = log.filter((event) => event.stream === stream);
    if (events.some(({ revision }, i) => revision !== String(i))) throw new Error(`${stream} has a gap`);
    const states = replay(stream, events, sentCommands);
    for (const attempt of attempts.filter((one) => one.stream === stream))
      if (!isExplained(attempt, states, events))
        throw new Error(`${stream}: no moment explains ${JSON.stringify(attempt)}`);
  }
};
