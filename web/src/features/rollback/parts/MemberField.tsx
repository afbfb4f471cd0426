import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useId, useState } from 'react';
import { usePageLocation } from '../../../lib/page-location.ts';
import { trpc } from '../../../lib/trpc.ts';
import { m } from '../../../paraglide/messages.js';

const most = 20;

/** User name with suggestions; also accepts a number, or the id that the log has of an erased member. */
export function MemberField({ value }: { value: string }) {
  const { lang } = usePageLocation();
  const list = useId();
  const [typed, setTyped] = useState('');
  const [name] = useDebouncedValue(typed.trim(), 200);
  const found = trpc.member.list.useQuery(
    { lang, name, page: 1 },
    { enabled: name !== '', placeholderData: (before) => before, retry: false },
  );
  return (
    <>
      <TextInput
        name="member"
        label={m.activity_member()}
        description={m.roll_back_member_hint()}
        required
        withAsterisk={false}
        maxLength={40}
        list={list}
        autoComplete="off"
        autoCapitalize="none"
        defaultValue={value}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <datalist id={list}>
        {found.data?.members.slice(0, most).map(({ id, username }) => (
          <option key={id} value={username}>
            {username}
          </option>
        ))}
      </datalist>
    </>
  );
}
