import { Button } from '@mantine/core';
import { memberRoles } from '@rondelle/contracts/membership/roles.ts';
import { m } from '../../../paraglide/messages.js';
import { FilterForm } from '../../../ui/filter-form/FilterForm.tsx';
import { roleWords } from '../../../ui/roles/role-words.ts';

type Filter = { readonly name?: string; readonly role?: string; readonly banned?: boolean };

/** Narrows the list by name, role and state. */
export function MemberFilter({ filter }: { filter: Filter }) {
  const banned = filter.banned === undefined ? '' : filter.banned ? '1' : '0';
  return (
    <FilterForm isSearch>
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
      <Button type="submit">{m.members_search()}</Button>
    </FilterForm>
  );
}
