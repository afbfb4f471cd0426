import { Text } from '@mantine/core';
import type { FormName } from '../../lib/form-name.ts';
import { FormLink } from '../form-link/FormLink.tsx';

type Props = {
  /** Shown when there is nothing to choose. */
  none: string | null;
  /** The form that adds an option, and its title. */
  form: FormName;
  title: string;
};

/** Below a select: says that it is empty, and links to the form that adds an option. */
export function AddChoice({ none, form, title }: Props) {
  return (
    <Text size="sm" c="dimmed" mt="xs">
      {none} <FormLink form={form}>{title}</FormLink>
    </Text>
  );
}
