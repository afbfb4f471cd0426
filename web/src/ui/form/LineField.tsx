import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

type Props = FieldProps & { maxLength: number };

/** One line of free text that may stay empty: an arena, a city. */
export function LineField({ maxLength, ...field }: Props) {
  const { form, name } = field;
  return (
    <FieldFrame {...field}>
      {(marks) => (
        <input
          {...marks}
          type="text"
          autoComplete="off"
          maxLength={maxLength}
          value={form.values[name] ?? ''}
          onChange={(event) => form.set(name, event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
