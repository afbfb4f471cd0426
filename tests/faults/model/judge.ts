import { isDeepStrictEqual } from 'node:util';
import type { Recorded } from '@rondelle/contracts/log/event.ts';
import type { LoggedEvent } from '@rondelle/domain/ports/event-log.ts';
import type { ModelCommand } from './model-command.ts';
import { after, type Plain, verdictOf } from './plain-model.ts';
import type { Attempt } from './run-history.ts';

type Events = readonly Recorded<LoggedEvent>[];
const appendTries = 5;

/** The stream as the model sees it after each of its events: one command adds one event at most. */
const replay = (stream: string, events: Events, commands: ReadonlyMap<string, ModelCommand>): Plain[] => {
  const states: Plain[] = [null];
  for (const event of events) {
    const before = states.at(-1) ?? null;
    const command = commands.get(event.metadata.commandId);
    if (!command) throw new Error(`${stream}: nobody asked for ${event.type}`);
    const verdict = verdictOf(before, command);
    const fact = { type: event.type, data: event.data };
    if (!('facts' in verdict) || !isDeepStrictEqual(verdict.facts, [fact]))
      throw new Error(
        `${stream}: ${JSON.stringify(fact)} is recorded, but ${JSON.stringify(verdict)} was due`,
      );
    states.push(after(before, command));
  }
  return states;
};

/** Whether the answer is right for at least one moment between the question and the answer. */
const isExplained = ({ command, answer, from, to }: Attempt, states: readonly Plain[], events: Events) => {
  const lengths = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const seen = command.ifRevision === undefined ? null : Number(command.ifRevision) + 1;
  if (answer.kind === 'refused' && answer.code === 'stream/conflict')
    return seen === null ? to - from >= appendTries : lengths.some((length) => length !== seen);
  const verdicts = lengths
    .filter((length) => seen === null || seen === length)
    .map((length) => verdictOf(states[length] ?? null, command));
  if (answer.kind === 'refused')
    return verdicts.some((verdict) => 'refused' in verdict && verdict.refused === answer.code);
  const { revision, position, events: told } = answer.answer;
  const recorded = events.find(({ metadata }) => metadata.commandId === command.commandId);
  // What changed nothing leaves no trace: sent again after others, it may be recorded, but not before.
  const isRecordedBefore = recorded !== undefined && Number(recorded.revision) < from;
  if (told.length === 0)
    return (
      !isRecordedBefore && position === null && verdicts.some((v) => 'facts' in v && v.facts.length === 0)
    );
  const isRecorded = recorded?.revision === revision && recorded.position === position;
  return isRecorded && isDeepStrictEqual(told, [{ type: recorded.type, data: recorded.data }]);
};

/** Throws where the log or an answer is not what the model allows. */
export const judge = (attempts: readonly Attempt[], log: Events): void => {
  const commands = new Map(attempts.map(({ command }) => [command.commandId, command]));
  if (new Set(log.map(({ metadata }) => metadata.commandId)).size < log.length)
    throw new Error('a command is recorded twice');
  for (const stream of new Set(attempts.map((attempt) => attempt.stream))) {
    const events = log.filter((event) => event.stream === stream);
    if (events.some(({ revision }, i) => revision !== String(i))) throw new Error(`${stream} has a gap`);
    const states = replay(stream, events, commands);
    for (const attempt of attempts.filter((one) => one.stream === stream))
      if (!isExplained(attempt, states, events))
        throw new Error(`${stream}: no moment explains ${JSON.stringify(attempt)}`);
  }
};
