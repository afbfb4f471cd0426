import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

type Option = { readonly value: string; readonly label: string };
type Props = FieldProps & {
  options: readonly Option[];
  /** Shown while nothing is chosen; without it, something always is. */
  empty?: string;
  /** In place of only setting the value. */
  onChoose?: (value: string) => void;
};

/** One of a few. */
export function SelectField({ options, empty, onChoose, ...field }: Props) {
  const { form, name } = field;
  return (
    <FieldFrame {...field}>
      {(marks) => (
        <select
          {...marks}
          value={form.values[name] ?? ''}
          onChange={(event) => (onChoose ?? ((value) => form.set(name, value)))(event.target.value)}
        >
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
