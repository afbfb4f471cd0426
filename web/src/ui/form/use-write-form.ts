import type { WriteConflict } from '@rondelle/contracts/competition/writing.outputs.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { dropEntry, addToOutbox, type NewEntry } from '../../lib/offline/outbox/outbox.ts';
import type { FieldError } from '../../lib/http/call-error.ts';
import type { WaitingFor } from '../../lib/http/retry-until-response.ts';
import { useDraft } from '../../lib/forms/use-draft.ts';
import { useOneAtATime } from '../../lib/forms/use-one-at-a-time.ts';
import { useSender } from '../../lib/forms/use-sender.ts';
import type { FormFrame, FormState } from '../fields/use-form.ts';
import { useFormState, type Values } from '../fields/use-form-state.ts';

type Draft<V> = {
  readonly values: V;
  /** Values when the form was opened. */
  readonly initial: V;
  readonly commandId: string;
  /** Input sent under that id; a different input needs another id. */
  readonly sent: string | null;
  /** To be sent as soon as there is a connection. */
  readonly waiting: boolean;
};

/** State that the frame of a form with a draft needs, for any fields. */
export type WriteFrame = FormFrame & {
  readonly values: Values;
  /** Why the change is being resent; null when it is not. */
  readonly waiting: WaitingFor | null;
  readonly stopWaiting: () => void;
  /** Stored in the outbox: it is also sent after the form is closed. */
  readonly isStored: boolean;
  /** True when the change waits for a second person, so that the form is finished. */
  readonly isHeld: boolean;
  /** Changes that somebody else made meanwhile. */
  readonly conflict: WriteConflict | null;
  readonly wasRestored: boolean;
  /** Discards the draft. */
  readonly startOver: () => void;
};
export type WriteFormState<V extends Values> = WriteFrame &
  FormState<V> & {
    readonly initial: V;
    readonly setAll: (changes: Partial<V>) => void;
    readonly startOver: (initial?: V) => void;
  };

type Options<V, Input extends object, Output> = {
  /** Key of the draft in this browser. */
  readonly draft: string;
  readonly initial: V;
  readonly check?: (values: V, initial: V) => readonly FieldError[];
  /** Builds the input, without the command id, from the current and the initial values. */
  readonly inputOf: (values: V, initial: V) => Input;
  readonly send: (input: Input & { readonly commandId: string }, signal: AbortSignal) => Promise<Output>;
  readonly done: (result: Output, values: V) => void;
  /** The outbox entry while there is no connection; without it, closing the form cancels the change. */
  readonly later?: (input: Input, values: V) => Later;
};

/** An outbox entry without its id and owner. */
export type Later = Pick<NewEntry, 'procedure' | 'input' | 'chain' | 'label' | 'path'>;

const newDraft = <V>(initial: V): Draft<V> => ({
  values: initial,
  initial,
  commandId: newCommandId(),
  sent: null,
  waiting: false,
});

/** Resumes a waiting change after a reload, once. */
const useResumed = (isWaiting: boolean, resume: () => void): void => {
  const resumed = useRef(false);
  useEffect(() => {
    if (resumed.current || !isWaiting) return;
    resumed.current = true;
    resume();
  });
};

type FormDraft<V> = ReturnType<typeof useDraft<Draft<V>>>;
type State<V extends Values> = ReturnType<typeof useFormState<V>>;

/** The same input keeps its command id, so that it is recorded once; different input gets a new one. */
const commandIdFor = <V>({ sent, commandId }: Draft<V>, input: string): string =>
  sent === null || sent === input ? commandId : newCommandId();

/** Returns whether the server holds the change until a second person accepts it. */
const hasToWait = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'held' in result && result.held === true;

/** Sends until there is a response, an error or an abort. */
const useSubmission = <V extends Values, Input extends object, Output>(
  options: Options<V, Input, Output>,
  { draft, change, clear, owner }: FormDraft<V>,
  state: State<V>,
) => {
  const sender = useSender(owner);
  const [isStored, setDraftStored] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [conflict, setConflict] = useState<WriteConflict | null>(null);
  const submit = async () => {
    // Sending again after a conflict overwrites the other change.
    if (conflict) state.set('revision', conflict.revision);
    setConflict(null);
    if (state.isWrong()) return;
    const values = state.latest();
    const input = options.inputOf(values, draft.initial);
    const sent = JSON.stringify(input);
    const commandId = commandIdFor(draft, sent);
    change({ values, commandId, sent });
    let wasStored = false;
    const storeEntry = (reason: WaitingFor) => {
      // A visitor's draft is not sent automatically once somebody has logged in.
      change({ waiting: owner !== null });
      if (wasStored || owner === null || !options.later || reason !== 'connection') return;
      wasStored = true;
      const later = options.later(input, values);
      void addToOutbox({ ...later, input: { ...later.input, commandId }, commandId, owner }).then(() =>
        setDraftStored(true),
      );
    };
    const became = await sender.send((signal) => options.send({ ...input, commandId }, signal), storeEntry);
    setDraftStored(false);
    // If the form was closed, the outbox sends it. Otherwise there is a response, or waiting was aborted.
    if (wasStored && 'givenUp' in became && became.isClosed) return clear();
    if (wasStored) void dropEntry(commandId);
    if ('output' in became) {
      clear();
      // A closed form shows nothing.
      if (!became.isClosed && hasToWait(became.output)) setHeld(true);
      else if (!became.isClosed) options.done(became.output, values);
      return;
    }
    change({ waiting: false });
    if ('givenUp' in became) return;
    setConflict(became.error.conflict);
    state.show([became.error]);
  };
  return { submit, conflict, forgetConflict: () => setConflict(null), sender, isStored, isHeld };
};

/**
 * A form that changes recorded data: its draft survives a reload, a lost connection only delays it, and it is recorded
 * exactly once.
 */
export const useWriteForm = <V extends Values, Input extends object, Output>(
  options: Options<V, Input, Output>,
): WriteFormState<V> => {
  const formDraft = useDraft(options.draft, () => newDraft(options.initial));
  const { draft, change, clear, wasRestored } = formDraft;
  const { initial } = draft;
  const state = useFormState<V>({
    initial: draft.values,
    check: options.check && ((values) => options.check?.(values, initial) ?? []),
    onChange: (values) => change({ values }),
  });
  const {
    submit,
    conflict,
    forgetConflict,
    sender,
    isStored: isDraftStored,
    isHeld,
  } = useSubmission(options, formDraft, state);
  const { busy, run } = useOneAtATime();
  useResumed(draft.waiting, () => void run(submit));
  return {
    ...state,
    initial,
    busy,
    isHeld,
    conflict,
    wasRestored,
    waiting: draft.waiting ? (sender.waitingFor ?? 'connection') : null,
    stopWaiting: sender.stop,
    isStored: isDraftStored,
    startOver: (fresh: V = options.initial) => {
      state.reset(fresh);
      clear(newDraft(fresh));
      forgetConflict();
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void run(submit);
    },
  };
};
