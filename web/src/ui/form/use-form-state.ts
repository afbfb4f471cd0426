import { useForm as useMantineForm } from '@mantine/form';
import { useId, useState } from 'react';
import type { Fault } from '../../lib/refusal.ts';

export type Values = Readonly<Record<string, string>>;
/** The names of a form’s fields. */
export type NameIn<V> = keyof V & string;

/** What a field needs of its form, which may have other fields beside it. */
export type FieldsOf<V> = {
  readonly id: string;
  readonly values: V;
  readonly faults: readonly Fault[];
  readonly set: (name: NameIn<V>, value: string) => void;
};

/** What is wrong with no single field. */
const whole = 'form';
const errorsOf = (faults: readonly Fault[]) =>
  Object.fromEntries(faults.map(({ field, message }) => [field ?? whole, message]));

type Options<V> = {
  readonly initial: V;
  /** What was found wrong before the page came: by the server, where the form was posted without scripts. */
  readonly found?: readonly Fault[];
  /** What can be told before anything is sent. */
  readonly check?: ((values: V) => readonly Fault[]) | undefined;
  readonly onChange?: (values: V) => void;
};

/** What was typed, and what is wrong with it: of a field only until that is changed. */
export const useFormState = <V extends Values>({ initial, found = [], check, onChange }: Options<V>) => {
  const id = useId();
  const [attempts, setAttempts] = useState(found.length > 0 ? 1 : 0);
  const form = useMantineForm<Values>({
    initialValues: initial,
    initialErrors: errorsOf(found),
    ...(onChange && { onValuesChange: (values) => onChange(values as V) }),
  });
  /** Shows what is wrong; answers whether anything is. */
  const show = (faults: readonly Fault[]): boolean => {
    form.setErrors(errorsOf(faults));
    if (faults.length > 0) setAttempts((before) => before + 1);
    return faults.length > 0;
  };
  const set = (name: NameIn<V>, value: string) => {
    const path: string = name;
    form.setFieldValue(path, value);
  };
  return {
    id,
    values: form.values as V,
    faults: Object.entries(form.errors).map(([name, message]): Fault => {
      return { field: name === whole ? null : name, message: typeof message === 'string' ? message : '' };
    }),
    /** How often something was found wrong: each time it is read first. */
    attempts,
    set,
    setAll: (changes: Partial<V>) => {
      for (const [name, value] of Object.entries(changes)) if (value !== undefined) set(name, value);
    },
    show,
    isWrong: (): boolean => show(check?.(form.getValues() as V) ?? []),
    /** As they are now, also before they are rendered. */
    latest: () => form.getValues() as V,
    /** Takes what was typed before scripts had come: React would put back the values that it began with. */
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
