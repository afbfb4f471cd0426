import { Button, NativeSelect, TextInput } from '@mantine/core';
import { memberRoles } from '@rondelle/contracts/membership/roles.ts';
import { useNav } from '../../../lib/page/nav.ts';
import { m } from '../../../paraglide/messages.js';
import { FilterForm } from '../../../ui/filter-form/FilterForm.tsx';
import { roleWords } from '../../../ui/roles/role-words.ts';

type MemberQuery = {
  readonly name?: string | undefined;
  readonly role?: string | undefined;
  readonly state?: string | undefined;
  readonly season?: string | undefined;
};

/** Filters the list by name, role, state and season. */
export function MemberFilter({ filter }: { filter: MemberQuery }) {
  const seasons = useNav()?.seasons ?? [];
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
        name="state"
        label={m.members_state()}
        defaultValue={filter.state ?? ''}
        data={[
          { value: '', label: m.members_any_state() },
          { value: 'free', label: m.members_not_banned() },
          { value: 'banned', label: m.members_banned() },
          { value: 'disabled', label: m.members_disabled() },
        ]}
      />
      <NativeSelect
        name="season"
        label={m.members_season()}
        defaultValue={filter.season ?? ''}
        data={[
          { value: '', label: m.members_any_season() },
          ...seasons.map(({ slug }) => ({ value: slug, label: slug })),
        ]}
      />
      <Button type="submit">{m.members_search()}</Button>
    </FilterForm>
  );
}
