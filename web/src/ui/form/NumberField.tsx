import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

/** A small whole number: phones show a numeric keypad, and there are no arrows to change it by accident. */
export function NumberField({ maxLength = 3, ...field }: FieldProps & { maxLength?: number }) {
  const { form, name } = field;
  return (
    <FieldFrame {...field}>
      {(marks) => (
        <input
          {...marks}
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="off"
          maxLength={maxLength}
          value={form.values[name] ?? ''}
          onFocus={(event) => event.target.select()}
          onChange={(event) => form.set(name, event.target.value.replaceAll(/\D/g, ''))}
        />
      )}
    </FieldFrame>
  );
}
