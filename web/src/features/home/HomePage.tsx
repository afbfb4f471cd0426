import { failureOf } from '../../lib/failure.ts';
import { m } from '../../paraglide/messages.js';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { SeasonSummary } from '../../ui/season-summary/SeasonSummary.tsx';
import { EmptySite } from './parts/EmptySite.tsx';
import { Seasons } from './parts/Seasons.tsx';
import { useHome } from './use-home.ts';

export function HomePage() {
  const { nav, season, summary } = useHome();
  if (!nav || (season && summary.isPending)) return <Loading shape="cards" />;
  if (summary.isError)
    return <Failed failure={failureOf(summary.error)} retry={() => void summary.refetch()} />;
  return (
    <PageFrame title={m.home_title()} description={m.site_description()} facts={<span>{m.home_lead()}</span>}>
      {summary.data ? (
        <SeasonSummary home={summary.data} title={m.home_pulse({ season: summary.data.season.slug })} />
      ) : (
        <EmptySite />
      )}
      {nav.seasons.length > 0 && (
        <Section title={m.shell_all_seasons()}>
          <Seasons seasons={nav.seasons} />
        </Section>
      )}
    </PageFrame>
  );
}
