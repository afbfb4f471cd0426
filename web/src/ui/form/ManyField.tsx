import type { ReactNode } from 'react';
import classes from './form.module.css';
import manyClasses from './lists.module.css';
import { listIn, listText } from './lists.ts';
import type { FormState } from './use-form.ts';
import { useStandingFault } from './use-standing-fault.ts';

type Option = { readonly value: string; readonly label: string };
type Props = {
  form: FormState;
  name: string;
  label: string;
  options: readonly Option[];
  /** Below the choices: a way to what they miss. */
  below?: ReactNode;
};

/** Any number of a few; the form's value holds them in the order of the options. */
export function ManyField({ form, name, label, options, below }: Props) {
  const id = `${form.id}-${name}`;
  const chosen = new Set(listIn(form.values, name));
  const found = form.faults.find(({ field }) => field === name);
  const fault = useStandingFault(form, found);
  const toggle = (value: string) => {
    const after = new Set(chosen);
    if (!after.delete(value)) after.add(value);
    form.set(name, listText(options.map((option) => option.value).filter((one) => after.has(one))));
  };
  return (
    <fieldset className={classes.group} aria-describedby={fault ? `${id}-fault` : undefined}>
      <legend>{label}</legend>
      <div className={manyClasses.many}>
        {options.map(({ value, label: text }, at) => (
          <label key={value} className={classes.choice}>
            <input
              id={at === 0 ? id : `${id}-${value}`}
              type="checkbox"
              checked={chosen.has(value)}
              onChange={() => toggle(value)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      {below}
      {fault && (
        <p id={`${id}-fault`} className={classes.fault}>
          {fault.message}
        </p>
      )}
    </fieldset>
  );
}
