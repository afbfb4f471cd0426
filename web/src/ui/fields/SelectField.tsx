import { NativeSelect } from '@mantine/core';
import { type FieldProps, fieldOf } from './field-of.ts';
import type { Values } from './use-form-state.ts';

type Option = { readonly value: string; readonly label: string };
type Props<V extends Values> = FieldProps<V> & {
  options: readonly Option[];
  /** Label of the empty option; without it a value is always selected. */
  empty?: string;
  /** Replaces setting the value. */
  onChoose?: (value: string) => void;
};

/** A native select. */
export function SelectField<V extends Values>({ options, empty, onChoose, ...field }: Props<V>) {
  const { onChange, ...inputProps } = fieldOf(field);
  return (
    <NativeSelect
      {...inputProps}
      data={[...(empty === undefined ? [] : [{ value: '', label: empty }]), ...options]}
      onChange={onChoose ? (event) => onChoose(event.currentTarget.value) : onChange}
    />
  );
}
