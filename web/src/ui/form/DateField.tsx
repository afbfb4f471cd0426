import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

/** A day, `YYYY-MM-DD`; `min` and `max` bound what the calendar offers. */
export function DateField({
  min,
  max = '9999-12-31',
  ...field
}: FieldProps & { min?: string; max?: string }) {
  const { form, name } = field;
  return (
    <FieldFrame {...field}>
      {(marks) => (
        <input
          {...marks}
          type="date"
          min={min}
          max={max}
          value={form.values[name] ?? ''}
          onChange={(event) => form.set(name, event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
