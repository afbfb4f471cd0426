import { Button, NativeSelect, TextInput } from '@mantine/core';
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
      <TextInput
        type="search"
        name="name"
        label={m.members_name()}
        defaultValue={filter.name ?? ''}
        maxLength={80}
      />
      <NativeSelect
        name="role"
        label={m.members_role()}
        defaultValue={filter.role ?? ''}
        data={[
          { value: '', label: m.members_any_role() },
          ...memberRoles.map((value) => ({ value, label: roleWords(value) })),
        ]}
      />
      <NativeSelect
        name="banned"
        label={m.members_state()}
        defaultValue={banned}
        data={[
          { value: '', label: m.members_any_state() },
          { value: '1', label: m.members_banned() },
          { value: '0', label: m.members_not_banned() },
        ]}
      />
      <Button type="submit">{m.members_search()}</Button>
    </FilterForm>
  );
}
