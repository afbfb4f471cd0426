import type { FormName } from '../../lib/forms/form-name.ts';
import { m } from '../../paraglide/messages.js';
import { FormLink } from '../form-link/FormLink.tsx';
import blocks from '../blocks.module.css';

type Props = {
  entities: readonly { readonly id: number; readonly name: string }[];
  /** The forms that edit and delete an item. */
  edit: FormName;
  remove: FormName;
};

/** Entities without a page, with links to their forms. */
export function EntityList({ entities, edit, remove }: Props) {
  return (
    <ul className={blocks.rows}>
      {entities.map(({ id, name }) => (
        <li key={id} className={blocks.line}>
          <span className={blocks.grow}>{name}</span>
          <FormLink form={edit} about={id} aria-label={m.thing_edit({ name })}>
            {m.thing_edit_short()}
          </FormLink>
          <FormLink form={remove} about={id} aria-label={m.thing_delete({ name })}>
            {m.thing_delete_short()}
          </FormLink>
        </li>
      ))}
    </ul>
  );
}
