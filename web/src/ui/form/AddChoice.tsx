import { Text } from '@mantine/core';
import type { FormName } from '../../lib/form-name.ts';
import { FormLink } from '../form-link/FormLink.tsx';

type Props = {
  /** What is said where there is nothing to choose from. */
  none: string | null;
  /** The form that adds one, and its title. */
  form: FormName;
  title: string;
};

/** Below a list to choose from: says that it is empty, and leads to the form that adds what it misses. */
export function AddChoice({ none, form, title }: Props) {
  return (
    <Text size="sm" c="dimmed" mt="xs">
      {none} <FormLink form={form}>{title}</FormLink>
    </Text>
  );
}
