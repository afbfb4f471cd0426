import { usePaths } from '../../lib/page-location.ts';
import { usePageQuery } from '../../lib/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { TextView } from './TextView.tsx';

/** Questions that are asked often; whatever else there is can be written. */
export function FaqPage() {
  const paths = usePaths();
  return (
    <TextView query={usePageQuery('faq', 'main')}>
      <p>
        {m.faq_more()} <Link href={paths.contact()}>{m.contact_site_title()}</Link>
      </p>
    </TextView>
  );
}
