import { keepPreviousData } from '@tanstack/react-query';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { useMyTeams } from '../../lib/member/my-teams.ts';
import { usePage, usePaths, usePageLocation, withSearch } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { categoryChoices } from '../../ui/filters/category-choices.ts';
import { Choices } from '../../ui/filters/Choices.tsx';
import { FormLink } from '../../ui/form-link/FormLink.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { DateStrip } from '../../ui/date-strip/DateStrip.tsx';
import { filterChoices } from './filter-choices.ts';
import { filteredGames } from './filtered-games.ts';
import { DayResults } from './parts/DayResults.tsx';
import blocks from '../../ui/blocks.module.css';

export function LatestResultsPage() {
  const pageLocation = usePageLocation();
  const show = usePage('latestResults').values.show ?? null;
  const mine = useMyTeams();
  const paths = usePaths();
  const results = usePageQuery('latestResults', 'main', { placeholderData: keepPreviousData });
  if (results.isPending) return <Loading shape="cards" />;
  if (hasFailed(results))
    return <Failed failure={failureOf(results.error)} retry={() => void results.refetch()} />;
  const { season, category, categories, date, days, games } = results.data;
  const choices = categoryChoices(categories, category?.id ?? null, (chosen) =>
    withSearch(pageLocation, { category: chosen && String(chosen.id) }),
  );
  return (
    <PageFrame
      title={m.results_title({ season: season.slug })}
      heading={
        <div className={`${blocks.ends} ${blocks.middle}`}>
          <h1>{m.nav_latest_results()}</h1>
          <nav aria-label={m.actions_label()} className={blocks.actions}>
            <details>
              <summary>{m.results_actions()}</summary>
              <div className={blocks.actions}>
                <FormLink form="add-game">{m.game_form_add()}</FormLink>
                <Link href={paths.enterResults(season.slug)}>{m.action_enter_results()}</Link>
                <Link href={paths.importGames(season.slug)}>{m.import_link()}</Link>
                <Link href={paths.makeSchedule(season.slug)}>{m.schedule_link()}</Link>
              </div>
            </details>
          </nav>
        </div>
      }
      description={m.results_description({ season: season.slug })}
      crumbs={[{ name: m.shell_season({ season: season.slug }), path: season.path }]}
    >
      <div className={blocks.stack}>
        <div>
          <Choices label={m.filter_categories()} choices={choices} />
          <DateStrip days={days} chosen={date} />
          <Choices label={m.results_filter()} choices={filterChoices(games, show, mine, pageLocation)} />
        </div>
        <DayResults
          season={season.slug}
          date={date}
          days={days}
          games={filteredGames(games, show, mine)}
          isFiltered={games.length > 0}
          isOfCategory={category !== null}
        />
      </div>
    </PageFrame>
  );
}
