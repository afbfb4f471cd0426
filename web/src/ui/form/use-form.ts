import type { FormEvent } from 'react';
import { type Fault, refusalOf } from '../../lib/refusal.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { type FieldsOf, useFormState, type Values } from './use-form-state.ts';

/** What the frame of a form needs of it, whatever its fields. */
export type FormFrame = {
  readonly id: string;
  readonly faults: readonly Fault[];
  readonly attempts: number;
  readonly busy: boolean;
  readonly onSubmit: (event: FormEvent) => void;
  readonly adopt: (typed: FormData) => void;
};
export type FormState<V extends Values> = FormFrame & FieldsOf<V>;

type Options<V> = {
  readonly initial: V;
  readonly found?: readonly Fault[];
  /** Sends the form; what it rejects with is shown, and nothing that was typed is lost. */
  readonly send: (values: V) => Promise<unknown>;
  readonly check?: (values: V) => readonly Fault[];
  /** Said where the server could not be reached. */
  readonly failed?: string;
};

/** A form that is sent at once: what it is for is lost with the page. */
export const useForm = <V extends Values>({ send, failed, ...options }: Options<V>): FormState<V> => {
  const { busy, run } = useOneAtATime();
  const state = useFormState<V>(options);
  const submit = async () => {
    if (state.isWrong()) return;
    await send(state.latest()).catch((error: unknown) => state.show([refusalOf(error, failed)]));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(submit);
  };
  return { ...state, busy, onSubmit };
};
