import { memberRoles } from '@rondelle/contracts/membership/roles.ts';
import { usePaths } from '../../../lib/place.ts';
import { m } from '../../../paraglide/messages.js';
import formClasses from '../../../ui/form/form.module.css';
import { roleWords } from '../../../ui/roles/role-words.ts';
import classes from '../members.module.css';

type Filter = { readonly name?: string; readonly role?: string; readonly banned?: boolean };

/** A plain form: what is sought stands in the address. */
export function MemberFilter({ filter }: { filter: Filter }) {
  const paths = usePaths();
  const banned = filter.banned === undefined ? '' : filter.banned ? '1' : '0';
  return (
    <form action={paths.members()} className={classes.filter} role="search">
      <label>
        {m.members_name()}
        <input type="search" name="name" defaultValue={filter.name ?? ''} maxLength={80} />
      </label>
      <label>
        {m.members_role()}
        <select name="role" defaultValue={filter.role ?? ''}>
          <option value="">{m.members_any_role()}</option>
          {memberRoles.map((role) => (
            <option key={role} value={role}>
              {roleWords(role)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {m.members_state()}
        <select name="banned" defaultValue={banned}>
          <option value="">{m.members_any_state()}</option>
          <option value="1">{m.members_banned()}</option>
          <option value="0">{m.members_not_banned()}</option>
        </select>
      </label>
      <button type="submit" className={formClasses.submit}>
        {m.members_search()}
      </button>
    </form>
  );
}
