import type { FormEvent } from 'react';
import { type FieldError, callErrorOf } from '../../lib/http/call-error.ts';
import { useOneAtATime } from '../../lib/forms/use-one-at-a-time.ts';
import { type FieldsOf, useFormState, type Values } from './use-form-state.ts';

/** State that the frame of a form needs, for any fields. */
export type FormFrame = {
  readonly id: string;
  readonly errors: readonly FieldError[];
  readonly attempts: number;
  readonly busy: boolean;
  readonly onSubmit: (event: FormEvent) => void;
  readonly adopt: (typed: FormData) => void;
};
export type FormState<V extends Values> = FormFrame & FieldsOf<V>;

type Options<V> = {
  readonly initial: V;
  /** Field errors found by the server when the form was posted without scripts. */
  readonly found?: readonly FieldError[];
  /** Sends the form; an error that it rejects with is shown, and the values stay. */
  readonly send: (values: V) => Promise<unknown>;
  readonly check?: (values: V) => readonly FieldError[];
  /** Message when the server could not be reached. */
  readonly failed?: string;
  /** For a form that stores its input as a draft. */
  readonly onChange?: (values: V) => void;
};

/** A form that is sent at once, without retries. */
export const useForm = <V extends Values>({
  send,
  failed,
  ...options
}: Options<V>): FormState<V> & {
  readonly reset: (values: V) => void;
  readonly setAll: (changes: Partial<V>) => void;
} => {
  const { busy, run } = useOneAtATime();
  const state = useFormState<V>(options);
  const submit = async () => {
    if (state.isWrong()) return;
    await send(state.latest()).catch((error: unknown) => state.show([callErrorOf(error, failed)]));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(submit);
  };
  return { ...state, busy, onSubmit };
};
