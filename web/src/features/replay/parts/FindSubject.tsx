import { Button, TextInput } from '@mantine/core';
import type { FoundEntity } from '@rondelle/contracts/site/administration.ts';
import { failureOf, hasFailed } from '../../../lib/http/failure.ts';
import { useIsHydrated } from '../../../lib/page/in-browser.ts';
import { usePage, usePageLocation } from '../../../lib/page/page-location.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import { FilterForm } from '../../../ui/filter-form/FilterForm.tsx';
import { kindWords } from '../../../ui/history/activity-words.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Failed } from '../../../ui/states/Failed.tsx';
import { Loading } from '../../../ui/states/Loading.tsx';
import blocks from '../../../ui/blocks.module.css';

/** Finds the subject to replay, by its name or by the URL of its page. */
export function FindSubject() {
  const { q = '' } = usePage('replay').values;
  return (
    <>
      <FilterForm isSearch>
        <TextInput
          name="q"
          label={m.replay_find()}
          description={m.replay_find_hint()}
          defaultValue={q}
          maxLength={200}
          miw="min(24rem, 100%)"
          required
          withAsterisk={false}
        />
        <Button type="submit">{m.replay_find_submit()}</Button>
      </FilterForm>
      {q !== '' && <FoundSubjects q={q} />}
    </>
  );
}

function FoundSubjects({ q }: { q: string }) {
  const { lang, path } = usePageLocation();
  const inBrowser = useIsHydrated();
  const found = trpc.admin.things.useQuery({ lang, q }, { enabled: inBrowser, retry: false });
  if (found.isPending) return <Loading shape="text" rows={3} />;
  if (hasFailed(found)) return <Failed failure={failureOf(found.error)} retry={() => void found.refetch()} />;
  const { things } = found.data;
  if (things.length === 0) return <p className={blocks.notice}>{m.replay_find_none()}</p>;
  return (
    <ul className={`${blocks.rows} ${blocks.prose}`}>
      {things.map(({ kind, id, name, detail }: FoundEntity) => (
        <li key={`${kind}-${id}`} className={blocks.line}>
          <Link href={`${path}?kind=${kind}&id=${id}`}>{name}</Link>
          <span className={blocks.note}>{[kindWords(kind), detail].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
    </ul>
  );
}
