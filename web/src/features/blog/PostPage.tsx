import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { formatDay } from '../../lib/format/format.ts';
import { JsonLd } from '../../lib/page/json-ld.tsx';
import { usePageLocation, usePaths } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { PagerFrame } from '../../ui/pager/PagerFrame.tsx';
import { Prose } from '../../ui/prose/Prose.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import blocks from '../../ui/blocks.module.css';

export function PostPage() {
  const { lang } = usePageLocation();
  const paths = usePaths();
  const query = usePageQuery('post', 'main');
  if (query.isPending) return <Loading shape="text" />;
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { title, description, date, author, html, path, newer, older, lang: written } = query.data;
  const elsewhere = written === lang ? undefined : written;
  return (
    <PageFrame
      title={title}
      description={description}
      crumbs={[{ name: m.blog_title(), path: paths.blog() }]}
      facts={
        <>
          <time dateTime={date}>{formatDay(date)}</time>
          {author && <span>{author}</span>}
        </>
      }
    >
      {elsewhere && <p className={blocks.notice}>{m.blog_not_translated()}</p>}
      <Prose html={html} {...(elsewhere && { lang: elsewhere })} />
      {(newer ?? older) && (
        <PagerFrame>
          {newer && (
            <Link href={newer.path} rel="prev">
              {m.blog_newer({ title: newer.title })}
            </Link>
          )}
          {older && (
            <Link href={older.path} rel="next">
              {m.blog_older({ title: older.title })}
            </Link>
          )}
        </PagerFrame>
      )}
      <JsonLd
        data={{
          '@type': 'BlogPosting',
          headline: title,
          description,
          datePublished: date,
          inLanguage: `${written}-CA`,
          url: path,
          ...(author && { author: { '@type': 'Person', name: author } }),
        }}
      />
    </PageFrame>
  );
}
