import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import blocks from '../../ui/blocks.module.css';

/** A plain link to the site's Facebook page; nothing from Facebook is loaded here. */
export function FacebookPage() {
  const paths = usePaths();
  const query = usePageQuery('facebook', 'main');
  if (query.isPending) return <Loading shape="text" />;
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { facebook } = query.data;
  return (
    <PageFrame title={m.facebook_title()} description={m.facebook_description()}>
      <div className={blocks.prose}>
        {facebook ? (
          <>
            <p>
              <a href={facebook} rel="noopener noreferrer">
                {m.facebook_go()}
              </a>
            </p>
            <p>{m.facebook_privacy()}</p>
          </>
        ) : (
          <p>{m.facebook_none()}</p>
        )}
        <ul>
          <li>
            <Link href={paths.contact()}>{m.contact_site_title()}</Link>
          </li>
          <li>
            <Link href={paths.blog()}>{m.blog_title()}</Link>
          </li>
        </ul>
      </div>
    </PageFrame>
  );
}
