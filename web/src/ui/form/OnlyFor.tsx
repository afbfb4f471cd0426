import { isAllowed, type PlainPermission } from '@rondelle/contracts/membership/permissions.ts';
import type { ReactNode } from 'react';
import { usePaths, usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { Note } from '../note/Note.tsx';
import { Link } from '../link/Link.tsx';
import { roleWords } from '../roles/role-words.ts';
import { QueryLoader } from './QueryLoader.tsx';

const roleTexts = {
  'catalogue/write': m.only_for_catalogue,
  'ruleset/write': m.only_for_ruleset,
  'season/write': m.only_for_season,
} as const satisfies Partial<Record<PlainPermission, () => string>>;

export type FormPermission = keyof typeof roleTexts;
type Props = { permission: FormPermission; children: ReactNode };

/** Shows a form only to members with the permission; others see which role is needed and how to get it. */
export function OnlyFor({ permission, children }: Props) {
  const { lang } = usePageLocation();
  const paths = usePaths();
  const me = trpc.account.me.useQuery({ lang }, { staleTime: 0, retry: false });
  return (
    <QueryLoader query={me}>
      {(member) =>
        member && isAllowed(member.role, permission) ? (
          children
        ) : (
          <Note>
            <p>{roleTexts[permission]()}</p>
            <p>{m.only_for_yours({ role: roleWords(member?.role ?? 'visitor') })}</p>
            <p>
              <Link href={paths.roles()}>{m.only_for_roles()}</Link>
            </p>
          </Note>
        )
      }
    </QueryLoader>
  );
}
