import { useForm as useMantineForm } from '@mantine/form';
import { useId, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import type { FieldError } from '../../lib/http/call-error.ts';

export type Values = Readonly<Record<string, string>>;
/** The names of a form's fields. */
export type NameIn<V> = keyof V & string;

/** Part of a form that a field needs; the form may have other fields too. */
export type FieldsOf<V> = {
  readonly id: string;
  readonly values: V;
  readonly errors: readonly FieldError[];
  readonly set: (name: NameIn<V>, value: string) => void;
  /** Names of fields that hold whole numbers; any other input in them is a field error. */
  readonly numbers?: Set<string>;
};

/** Key of errors without a field. */
const whole = 'form';
const errorsOf = (errors: readonly FieldError[]) =>
  Object.fromEntries(errors.map(({ field, message }) => [field ?? whole, message]));

const unreadable = (values: Values, numbers: ReadonlySet<string>): readonly FieldError[] =>
  [...numbers]
    .filter((name) => /\D/.test(values[name] ?? ''))
    .map((field) => ({ field, message: m.form_whole_number() }));

type Options<V> = {
  readonly initial: V;
  /** Field errors found by the server when the form was posted without scripts. */
  readonly found?: readonly FieldError[];
  /** Validates before anything is sent. */
  readonly check?: ((values: V) => readonly FieldError[]) | undefined;
  readonly onChange?: (values: V) => void;
};

/** Values and errors of a form. An error disappears when its field changes. */
export const useFormState = <V extends Values>({ initial, found = [], check, onChange }: Options<V>) => {
  const id = useId();
  const [numbers] = useState(() => new Set<string>());
  const [attempts, setAttempts] = useState(found.length > 0 ? 1 : 0);
  const form = useMantineForm<Values>({
    initialValues: initial,
    initialErrors: errorsOf(found),
    ...(onChange && { onValuesChange: (values) => onChange(values as V) }),
  });
  /** Shows errors; returns whether there are any. */
  const show = (errors: readonly FieldError[]): boolean => {
    form.setErrors(errorsOf(errors));
    if (errors.length > 0) setAttempts((before) => before + 1);
    return errors.length > 0;
  };
  const set = (name: NameIn<V>, value: string) => {
    const path: string = name;
    form.setFieldValue(path, value);
  };
  return {
    id,
    values: form.values as V,
    errors: Object.entries(form.errors).map(([name, message]): FieldError => {
      return { field: name === whole ? null : name, message: typeof message === 'string' ? message : '' };
    }),
    /** Number of failed attempts; each moves focus to the error summary. */
    attempts,
    set,
    setAll: (changes: Partial<V>) => {
      for (const [name, value] of Object.entries(changes)) if (value !== undefined) set(name, value);
    },
    show,
    numbers,
    isWrong: (): boolean => {
      const values = form.getValues() as V;
      return show([...unreadable(values, numbers), ...(check?.(values) ?? [])]);
    },
    /** Current values, also before they are rendered. */
    latest: () => form.getValues() as V,
    /** Adopts values that were typed before scripts ran, because React would reset them. */
    adopt: (typed: FormData) => {
      for (const [name, value] of typed)
        if (name in initial && typeof value === 'string' && value !== '' && value !== form.getValues()[name])
          form.setFieldValue(name, value);
    },
    reset: (values: V) => {
      form.setValues(values);
      form.clearErrors();
    },
  };
};
