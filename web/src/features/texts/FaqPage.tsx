import { JsonLd } from '../../lib/page/json-ld.tsx';
import { usePaths } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { faqPage } from './faq-json-ld.ts';
import { TextView } from './TextView.tsx';

/** Frequently asked questions, with a link to the contact page. */
export function FaqPage() {
  const paths = usePaths();
  const query = usePageQuery('faq', 'main');
  return (
    <TextView query={query}>
      {query.data && <JsonLd data={faqPage(query.data.html)} />}
      <p>
        {m.faq_more()} <Link href={paths.contact()}>{m.contact_site_title()}</Link>
      </p>
    </TextView>
  );
}
