import type { FormName } from '../../lib/form-name.ts';
import { m } from '../../paraglide/messages.js';
import { FormLink } from '../form-link/FormLink.tsx';
import blocks from '../blocks.module.css';

/** Opens the form `form` over the page; about the thing `id`. */
export type Action = { readonly form: FormName; readonly name: string; readonly id?: number };

type Props = {
  actions: readonly Action[];
  /** What is done less often, folded away. */
  more?: readonly Action[];
  /** What the actions are about, where the page shows several such things. */
  about?: string;
};

const linkTo = ({ form, name, id }: Action) => (
  <FormLink key={form} form={form} {...(id !== undefined && { about: id })}>
    {name}
  </FormLink>
);

/** What can be done here: for everybody to see; who is not logged in is asked to. */
export function Actions({ actions, more, about }: Props) {
  return (
    <nav aria-label={about ? m.actions_about({ name: about }) : m.actions_label()} className={blocks.actions}>
      {actions.map(linkTo)}
      {more && (
        <details>
          <summary>{m.actions_more()}</summary>
          <div className={blocks.actions}>{more.map(linkTo)}</div>
        </details>
      )}
    </nav>
  );
}
