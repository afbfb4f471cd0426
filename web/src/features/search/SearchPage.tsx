import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { Found } from './parts/Found.tsx';
import { SearchForm } from './parts/SearchForm.tsx';
import { useSearchPage } from './use-search-page.ts';

export function SearchPage() {
  const { query, season, nav, found } = useSearchPage();
  const paths = usePaths();
  if (query && found.isPending) return <Loading shape="cards" />;
  if (hasFailed(found)) return <Failed failure={failureOf(found.error)} retry={() => void found.refetch()} />;
  const count = found.data ? Object.values(found.data).reduce((sum, hits) => sum + hits.length, 0) : 0;
  return (
    <PageFrame
      title={query ? m.search_title_for({ query }) : m.search_title()}
      description={m.search_description()}
      facts={query ? <span>{m.search_count({ count })}</span> : <span>{m.search_label()}</span>}
    >
      <SearchForm query={query} season={season} seasons={nav?.seasons ?? []} />
      {query && count === 0 && (
        <Empty title={m.search_none()} body={m.search_none_hint()}>
          {season && <Link href={paths.teams(season)}>{m.teams_all()}</Link>}
          {season && <Link href={paths.leagues(season)}>{m.leagues_all()}</Link>}
        </Empty>
      )}
      {query && found.data && count > 0 && <Found found={found.data} season={season} />}
    </PageFrame>
  );
}
