import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

/** A local time of day, `HH:MM`; empty where it is not known. */
export function TimeField(field: FieldProps) {
  const { form, name } = field;
  return (
    <FieldFrame {...field}>
      {(marks) => (
        <input
          {...marks}
          type="time"
          value={form.values[name] ?? ''}
          onChange={(event) => form.set(name, event.target.value.slice(0, 5))}
        />
      )}
    </FieldFrame>
  );
}
