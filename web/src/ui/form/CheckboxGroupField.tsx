import { Checkbox } from '@mantine/core';
import blocks from '../blocks.module.css';
import { fieldOf, type FieldProps } from '../fields/field-of.ts';
import { listIn, listText } from './lists.ts';
import type { Values } from '../fields/use-form-state.ts';

type Props<V extends Values> = FieldProps<V> & {
  options: readonly { readonly value: string; readonly label: string }[];
};

/** Checkboxes for any number of options; the form's value lists them in the order of the options. */
export function CheckboxGroupField<V extends Values>({ options, ...field }: Props<V>) {
  const { form, name } = field;
  const { id, name: _, ...inputProps } = fieldOf(field);
  const choose = (chosen: readonly string[]) =>
    form.set(name, listText(options.map(({ value }) => value).filter((one) => chosen.includes(one))));
  return (
    <Checkbox.Group {...inputProps} size="md" value={[...listIn(form.values[name])]} onChange={choose}>
      <div className={blocks.columns}>
        {options.map(({ value, label }, at) => (
          <Checkbox key={value} id={at === 0 ? id : `${id}-${value}`} value={value} label={label} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
