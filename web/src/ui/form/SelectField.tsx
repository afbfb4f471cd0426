import { NativeSelect } from '@mantine/core';
import { type FieldProps, fieldOf } from './field-of.ts';
import type { Values } from './use-form-state.ts';

type Option = { readonly value: string; readonly label: string };
type Props<V extends Values> = FieldProps<V> & {
  options: readonly Option[];
  /** Shown while nothing is chosen; without it, something always is. */
  empty?: string;
  /** In place of only setting the value. */
  onChoose?: (value: string) => void;
};

/** One of a few, as the device offers it. */
export function SelectField<V extends Values>({ options, empty, onChoose, ...field }: Props<V>) {
  const { onChange, ...given } = fieldOf(field);
  return (
    <NativeSelect
      {...given}
      data={[...(empty === undefined ? [] : [{ value: '', label: empty }]), ...options]}
      onChange={onChoose ? (event) => onChoose(event.currentTarget.value) : onChange}
    />
  );
}
