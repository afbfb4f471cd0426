import { Button, NativeSelect } from '@mantine/core';
import { streamKinds } from '@rondelle/contracts/log/streams.ts';
import { usePage, usePageLocation, withSearch } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { AdminFrame } from '../../ui/admin-links/AdminFrame.tsx';
import { FilterForm } from '../../ui/filter-form/FilterForm.tsx';
import { kindWords } from '../../ui/history/activity-words.ts';
import { Link } from '../../ui/link/Link.tsx';
import { OlderPager } from '../../ui/pager/OlderPager.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { ActivityLines } from './parts/ActivityLines.tsx';

/** Changes of all seasons, latest first. A batch from an import or a program is one line, which unfolds. */
export function AdminActivityPage() {
  const query = usePageQuery('adminActivity', 'main', { retry: false });
  const { values } = usePage('adminActivity');
  const location = usePageLocation();
  const isFiltered = values.kind !== undefined || values.within !== undefined;
  return (
    <AdminFrame
      title={m.admin_activity_title()}
      description={m.admin_activity_description()}
      lead={m.admin_activity_lead()}
      query={query}
    >
      {({ kind, lines, older }) => (
        <div>
          <FilterForm key={kind}>
            <NativeSelect
              name="kind"
              label={m.activity_kind()}
              defaultValue={kind ?? ''}
              data={[
                { value: '', label: m.activity_all() },
                ...streamKinds.map((value) => ({ value, label: kindWords(value) })),
              ]}
            />
            <Button type="submit">{m.activity_filter()}</Button>
            {isFiltered && <Link href={location.path}>{m.activity_clear()}</Link>}
          </FilterForm>
          {values.within !== undefined && (
            <p>
              <Link href={withSearch(location, { within: null, before: null })}>
                {m.admin_activity_close()}
              </Link>
            </p>
          )}
          {lines.length > 0 ? <ActivityLines lines={lines} /> : <Empty title={m.activity_none()} />}
          <OlderPager isLatest={values.before === undefined} older={older} />
        </div>
      )}
    </AdminFrame>
  );
}
