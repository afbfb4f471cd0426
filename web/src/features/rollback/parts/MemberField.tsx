import { useCallback } from 'react';
import { useClient } from '../../../lib/page/use-client.ts';
import { m } from '../../../paraglide/messages.js';
import type { FieldsOf } from '../../../ui/fields/use-form-state.ts';
import { SelectSearch } from '../../../ui/form/SelectSearch.tsx';
import { roleWords } from '../../../ui/roles/role-words.ts';
import { isLogId, type PeriodValues } from '../period-values.ts';

const most = 20;

/** Searches members by user name. The log's id of an erased member is the only match for itself. */
const useMemberSearch = () => {
  const { lang, client } = useClient();
  return useCallback(
    async (query: string) => {
      if (isLogId(query)) return [{ id: 0, name: query, detail: m.roll_back_log_id() }];
      const { members } = await client.member.list.query({ lang, page: 1, ...(query && { name: query }) });
      return members
        .slice(0, most)
        .map(({ id, username, role }) => ({ id, name: username, detail: roleWords(role) }));
    },
    [client, lang],
  );
};

type Props = {
  form: FieldsOf<PeriodValues> & { readonly setAll: (values: Partial<PeriodValues>) => void };
  /** The name of the member in the URL, once the plan is loaded. */
  found: string;
};

/** Searches for the member; the form holds their number, so that no name is in the URL. */
export function MemberField({ form, found }: Props) {
  const search = useMemberSearch();
  const { member, name } = form.values;
  return (
    <SelectSearch
      form={form}
      name="member"
      label={m.activity_member()}
      hint={m.roll_back_member_hint()}
      search={search}
      chosen={name || found || member}
      choose={(one) =>
        form.setAll(
          one ? { member: one.id ? String(one.id) : one.name, name: one.name } : { member: '', name: '' },
        )
      }
    />
  );
}
