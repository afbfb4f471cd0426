import type { ReactNode } from 'react';
import classes from './form.module.css';
import type { FormState } from './use-form.ts';
import { useStandingFault } from './use-standing-fault.ts';

type Props = {
  form: FormState;
  name: string;
  /** A box to tick holds this while it is ticked; of several radio buttons, the chosen one. */
  value: string;
  type: 'checkbox' | 'radio';
  /** The first of its group, where links to what is wrong lead. */
  first?: boolean;
  /** Where more than this value changes with it. */
  choose?: () => void;
  children: ReactNode;
};

/** A box or button with its text beside it. */
export function Choice({ form, name, value, type, first = false, choose, children }: Props) {
  const found = form.faults.find(({ field }) => field === name);
  const fault = useStandingFault(form, found);
  const id = first ? `${form.id}-${name}` : `${form.id}-${name}-${value}`;
  return (
    <>
      <label className={classes.choice}>
        <input
          id={id}
          type={type}
          name={name}
          value={value}
          checked={form.values[name] === value}
          onChange={choose ?? ((event) => form.set(name, event.target.checked ? value : ''))}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault && first ? `${id}-fault` : undefined}
        />
        <span>{children}</span>
      </label>
      {fault && first && (
        <p id={`${id}-fault`} className={classes.fault}>
          {fault.message}
        </p>
      )}
    </>
  );
}
