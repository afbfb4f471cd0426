import type { WriteConflict } from '@rondelle/contracts/competition/writing.outputs.ts';
import { useContext, useEffect, useId, useRef, useState } from 'react';
import { AskToLogInContext } from '../../lib/ask-to-log-in.ts';
import { assertWriter } from '../../lib/assert-writer.ts';
import { newCommandId } from '../../lib/new-command-id.ts';
import { untilAnswered, type WaitingFor } from '../../lib/until-answered.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { m } from '../../paraglide/messages.js';
import { type Fault, faultOf, type FormState, type Values } from './use-form.ts';

type Draft = {
  readonly values: Values;
  /** What stood there when the form was opened. */
  readonly initial: Values;
  readonly commandId: string;
  /** What was sent under that id; something else needs another one. */
  readonly sent: string | null;
  /** It is to be sent as soon as there is a connection. */
  readonly waiting: boolean;
};

export type WriteFormState = FormState & {
  readonly initial: Values;
  readonly setAll: (values: Values) => void;
  /** It is sent again by itself until it is answered and has its page: what that waits for; null where it does not. */
  readonly waiting: WaitingFor | null;
  readonly stopWaiting: () => void;
  /** What somebody else changed meanwhile. */
  readonly conflict: WriteConflict | null;
  readonly wasRestored: boolean;
  /** Forgets what was typed. */
  readonly startOver: (initial?: Values) => void;
};

type Options<Input extends object, Answer> = {
  /** Names what is being typed among the drafts of this browser. */
  readonly draft: string;
  readonly initial: Values;
  readonly check?: (values: Values, initial: Values) => readonly Fault[];
  /** What is sent, from what was typed and what stood there before; without the command's id. */
  readonly inputOf: (values: Values, initial: Values) => Input;
  readonly send: (input: Input & { readonly commandId: string }, signal: AbortSignal) => Promise<Answer>;
  readonly done: (answer: Answer, values: Values) => void;
};

const newDraft = (initial: Values): Draft => ({
  values: initial,
  initial,
  commandId: newCommandId(),
  sent: null,
  waiting: false,
});

/** Why nobody waits any more. */
const closed = new Error('the form was closed');

const dataOf = (error: unknown) =>
  error instanceof Error && 'data' in error
    ? (error.data as { domainCode?: string; conflict?: WriteConflict | null } | null)
    : null;

/**
 * A form that changes something: what is typed survives a reload, a lost connection only delays it, and it is recorded
 * exactly once.
 */
export const useWriteForm = <Input extends object, Answer>(
  options: Options<Input, Answer>,
): WriteFormState => {
  const id = useId();
  const askToLogIn = useContext(AskToLogInContext);
  const { draft, change, clear, wasRestored, owner } = useDraft(options.draft, () =>
    newDraft(options.initial),
  );
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [conflict, setConflict] = useState<WriteConflict | null>(null);
  const { busy, run } = useOneAtATime();
  const giveUp = useRef<AbortController | null>(null);
  const [waitingFor, setWaitingFor] = useState<WaitingFor>('connection');
  const { initial } = draft;

  const refuse = (error: unknown) => {
    const data = dataOf(error);
    if (data?.domainCode === 'session/required') askToLogIn();
    if (data?.conflict) setConflict(data.conflict);
    setFaults([faultOf(error, m.form_failed())]);
  };
  const submit = async () => {
    // Who has seen what others changed and sends all the same saves over it.
    const values = conflict ? { ...draft.values, revision: conflict.revision } : draft.values;
    const found = options.check?.(values, initial) ?? [];
    setFaults(found);
    setConflict(null);
    if (found.length > 0) return;
    const input = options.inputOf(values, initial);
    const sent = JSON.stringify(input);
    const commandId = draft.sent === null || draft.sent === sent ? draft.commandId : newCommandId();
    change({ values, commandId, sent });
    giveUp.current = new AbortController();
    try {
      const send = async (signal: AbortSignal): Promise<Answer> => {
        assertWriter(owner);
        return options.send({ ...input, commandId }, signal);
      };
      const answer = await untilAnswered(send, {
        signal: giveUp.current.signal,
        // What a visitor typed goes out only when whoever has logged in says so.
        onWaiting: (reason) => {
          setWaitingFor(reason);
          change({ waiting: owner !== null });
        },
      });
      clear();
      // A closed form has nobody to tell.
      if (giveUp.current.signal.reason === closed) return;
      options.done(answer, values);
    } catch (error) {
      change({ waiting: false });
      if (!giveUp.current.signal.aborted) refuse(error);
    }
  };
  // After a reload, what was waiting for a connection goes on waiting; only once.
  const resumed = useRef(false);
  useEffect(() => {
    if (resumed.current || !draft.waiting) return;
    resumed.current = true;
    void run(submit);
  });
  // A closed form sends nothing more by itself: it would be saved behind one's back.
  useEffect(() => () => giveUp.current?.abort(closed), []);
  return {
    id,
    values: draft.values,
    initial,
    faults,
    busy,
    conflict,
    wasRestored,
    waiting: busy && draft.waiting ? waitingFor : null,
    set: (name, value) => change({ values: { ...draft.values, [name]: value } }),
    setAll: (changes) => change({ values: { ...draft.values, ...changes } }),
    stopWaiting: () => giveUp.current?.abort(),
    startOver: (fresh = options.initial) => {
      clear(newDraft(fresh));
      setFaults([]);
      setConflict(null);
    },
    onSubmit: (event) => {
      event.preventDefault();
      void run(submit);
    },
  };
};
