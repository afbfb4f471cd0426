import { Text } from '@mantine/core';
import type { FormName } from '../../lib/forms/form-name.ts';
import type { FormRequest } from '../../lib/forms/form-request.ts';
import { FormLink } from '../form-link/FormLink.tsx';

type Props = {
  /** Shown when there is nothing to choose. */
  none: string | null;
  /** The form that adds an option, and its title. */
  form: FormName;
  title: string;
  /** Request of the page to the form. */
  request?: FormRequest;
  /** The accessible name of the link, where several have the same title. */
  label?: string | undefined;
};

/** Below a select: a note that it is empty, and a link to the form that adds an option. */
export function AddChoice({ none, form, title, request, label }: Props) {
  return (
    <Text size="sm" c="dimmed" mt="xs">
      {none}{' '}
      <FormLink form={form} aria-label={label} {...(request && { request })}>
        {title}
      </FormLink>
    </Text>
  );
}
