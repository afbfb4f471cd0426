import type { ReactNode } from 'react';
import classes from './form.module.css';
import type { FormState } from './use-form.ts';
import { useStandingFault } from './use-standing-fault.ts';

export type FieldProps = {
  form: FormState;
  name: string;
  label: string;
  hint?: string | undefined;
  /** Below the field: a way to what it misses. */
  below?: ReactNode;
};
/** What ties an input to its label, its hint and what is wrong with it. */
export type FieldMarks = {
  readonly id: string;
  readonly name: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
};

/** A field in its frame: the label above, always visible, what is wrong below. */
export function FieldFrame({
  form,
  name,
  label,
  hint,
  below,
  children,
}: FieldProps & { children: (marks: FieldMarks) => ReactNode }) {
  const id = `${form.id}-${name}`;
  const found = form.faults.find(({ field }) => field === name);
  const fault = useStandingFault(form, found);
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        name,
        'aria-invalid': fault ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {below}
      {fault && (
        <p id={`${id}-fault`} className={classes.fault}>
          {fault.message}
        </p>
      )}
    </div>
  );
}
