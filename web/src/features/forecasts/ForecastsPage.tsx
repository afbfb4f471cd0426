import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { GameCalibration, RankCalibration } from './calibrations.tsx';
import { Categories } from './Categories.tsx';
import { Methods } from './Methods.tsx';
import blocks from '../../ui/blocks.module.css';

/** Accuracy of the site's forecasts, compared with other methods. */
export function ForecastsPage() {
  const query = usePageQuery('forecasts', 'main');
  const paths = usePaths();
  if (query.isPending) return <Loading shape="table" rows={10} />;
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { season, total, calibration, ranks, categories } = query.data;
  return (
    <PageFrame
      title={m.forecasts_title({ season: season.slug })}
      description={m.forecasts_description({ season: season.slug })}
      crumbs={[{ name: m.shell_season({ season: season.slug }), path: season.path }]}
    >
      <p className={blocks.prose}>{m.forecasts_intro()}</p>
      {total ? (
        <>
          <Section title={m.forecasts_methods()}>
            <Methods total={total} />
          </Section>
          <Section title={m.forecasts_calibration()}>
            <GameCalibration bins={calibration} />
          </Section>
          {ranks && (
            <Section title={m.forecasts_ranks()}>
              <RankCalibration ranks={ranks} />
            </Section>
          )}
          <Section title={m.forecasts_by_category()}>
            <Categories categories={categories} />
          </Section>
        </>
      ) : (
        <Empty title={m.forecasts_none()} body={m.forecasts_none_why()}>
          <Link href={paths.season(season.slug)}>{m.shell_season({ season: season.slug })}</Link>
        </Empty>
      )}
      <Section title={m.forecasts_how()}>
        <div className={`${blocks.note} ${blocks.prose}`}>
          <ul>
            <li>{m.forecasts_how_winners()}</li>
            <li>{m.forecasts_how_loss()}</li>
            {total?.myHockey && <li>{m.forecasts_how_peer()}</li>}
          </ul>
        </div>
        <Link href={paths.leaderboard(season.slug, null)}>{m.forecasts_how_link()}</Link>
      </Section>
    </PageFrame>
  );
}
