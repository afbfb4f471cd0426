import classes from './form.module.css';
import type { FormState } from './use-form.ts';

type Props = {
  form: FormState;
  name: string;
  label: string;
  hint?: string;
  type?: 'text' | 'email' | 'password';
  /** For browsers and password managers. */
  autoComplete: string;
};

/** One line to fill in, its label always visible, what is wrong beside it. */
export function TextField({ form, name, label, hint, type = 'text', autoComplete }: Props) {
  const id = `${form.id}-${name}`;
  const fault = form.faults.find(({ field }) => field === name);
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      <input
        id={id}
        name={name}
        type={type}
        required
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={form.values[name] ?? ''}
        onChange={(event) => form.set(name, event.target.value)}
        aria-invalid={fault ? true : undefined}
        aria-describedby={described || undefined}
      />
      {fault && (
        <p id={`${id}-fault`} className={classes.fault}>
          {fault.message}
        </p>
      )}
    </div>
  );
}
