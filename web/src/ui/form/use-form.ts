import { type FormEvent, useId, useState } from 'react';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';

/** What is wrong; `field` is null where it is no single field's fault. */
export type Fault = { readonly field: string | null; readonly message: string };
export type Values = Readonly<Record<string, string>>;
export type FormState = {
  readonly id: string;
  readonly values: Values;
  readonly faults: readonly Fault[];
  readonly busy: boolean;
  readonly set: (name: string, value: string) => void;
  readonly onSubmit: (event: FormEvent) => void;
};

/** The server words its refusals in the language of the page, and names the field. */
export const faultOf = (error: unknown, failed: string): Fault => {
  const data =
    error instanceof Error && 'data' in error ? (error.data as { field?: string | null } | null) : null;
  return error instanceof Error && data
    ? { field: data.field ?? null, message: error.message }
    : { field: null, message: failed };
};

type Options = {
  readonly initial: Values;
  /** What was found wrong before the page came: by the server, where the form was posted without scripts. */
  readonly found?: readonly Fault[];
  /** Sends the form; what it rejects with is shown, and nothing that was typed is lost. */
  readonly send: (values: Values) => Promise<unknown>;
  /** What can be told before anything is sent. */
  readonly check?: (values: Values) => readonly Fault[];
  /** Said where the server could not be reached. */
  readonly failed: string;
};

export const useForm = ({ initial, found: foundBefore = [], send, check, failed }: Options): FormState => {
  const id = useId();
  const [values, setValues] = useState(initial);
  const [faults, setFaults] = useState(foundBefore);
  const { busy, run } = useOneAtATime();
  const submit = async () => {
    const found = check?.(values) ?? [];
    setFaults(found);
    if (found.length > 0) return;
    await send(values).catch((error: unknown) => setFaults([faultOf(error, failed)]));
  };
  return {
    id,
    values,
    faults,
    busy,
    set: (name, value) => setValues((before) => ({ ...before, [name]: value })),
    onSubmit: (event) => {
      event.preventDefault();
      void run(submit);
    },
  };
};
