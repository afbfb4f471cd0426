import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

type Props = FieldProps & {
  type?: 'text' | 'email' | 'password';
  /** For browsers and password managers. */
  autoComplete: string;
};

/** One line that has to be filled in: a name, an address, a password. */
export function TextField({ type = 'text', autoComplete, ...field }: Props) {
  const { form, name } = field;
  return (
    <FieldFrame {...field}>
      {(marks) => (
        <input
          {...marks}
          type={type}
          required
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={form.values[name] ?? ''}
          onChange={(event) => form.set(name, event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
