import type { FormName } from '../../lib/forms/form-name.ts';
import type { PlainPermission } from '@rondelle/contracts/membership/permissions.ts';
import { m } from '../../paraglide/messages.js';
import { FormLink } from '../form-link/FormLink.tsx';
import blocks from '../blocks.module.css';

/** Opens `form` over the page, for the entity `id`. */
export type Action = {
  readonly form: FormName;
  readonly name: string;
  readonly id?: number;
  /** The permission that the role needs, whatever the member supervises; absent: every member may. */
  readonly permission?: PlainPermission;
};

type Props = {
  actions: readonly Action[];
  /** Name of the entity, on pages with several. */
  about?: string;
};

const linkTo = ({ form, name, id }: Action) => (
  <FormLink key={form} form={form} {...(id !== undefined && { about: id })}>
    {name}
  </FormLink>
);

/** Links to forms, beside the entity that they change. Everybody sees them; the form asks visitors to log in. */
export function Actions({ actions, about }: Props) {
  return (
    <nav aria-label={about ? m.actions_about({ name: about }) : m.actions_label()} className={blocks.actions}>
      {actions.map(linkTo)}
    </nav>
  );
}
