import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { formatDay, formatNumber } from '../../lib/format/format.ts';
import { usePage, usePaths } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import blocks from '../../ui/blocks.module.css';
import { DumpFiles } from './DumpFiles.tsx';
import { FileFormat } from './FileFormat.tsx';

/** All public results for download: the files of each season's dumps. */
export function OpenDataPage() {
  const data = usePageQuery('openData', 'main');
  const { lang } = usePage('openData');
  const paths = usePaths();
  if (data.isPending) return <Loading shape="table" rows={12} />;
  if (hasFailed(data)) return <Failed failure={failureOf(data.error)} retry={() => void data.refetch()} />;
  const { licence, dumps } = data.data;
  return (
    <PageFrame title={m.opendata_title()} description={m.opendata_description()}>
      <div className={blocks.prose}>
        <p>{m.opendata_description()}</p>
        <p>{m.opendata_what()}</p>
        <p>
          {m.opendata_licence()}{' '}
          <a href={`https://creativecommons.org/publicdomain/zero/1.0/deed.${lang}`} rel="license">
            {licence.replace('-', ' ')}
          </a>
          . {m.opendata_licence_free()}
        </p>
      </div>
      {dumps.length === 0 && <Empty title={m.opendata_none()} />}
      {dumps.map((dump) => {
        const called = { season: dump.season, date: formatDay(dump.date) };
        return (
          <Section key={`${dump.season} ${dump.date}`} title={m.opendata_dump(called)}>
            <p className={blocks.note}>{m.opendata_games({ games: formatNumber(dump.games) })}</p>
            <DumpFiles label={m.opendata_files(called)} files={dump.files} />
          </Section>
        );
      })}
      <FileFormat />
      <p>
        <Link href={paths.api()}>{m.api_title()}</Link>
      </p>
    </PageFrame>
  );
}
