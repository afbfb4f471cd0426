import { keepPreviousData } from '@tanstack/react-query';
import { usePageQuery } from '../../lib/page-queries.ts';
import { failureOf } from '../../lib/failure.ts';
import { formatDay } from '../../lib/format.ts';
import { useMyTeams } from '../../lib/my-teams.ts';
import { usePage, usePaths, usePageLocation, withSearch } from '../../lib/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Actions } from '../../ui/actions/Actions.tsx';
import { categoryChoices } from '../../ui/filters/category-choices.ts';
import { Choices } from '../../ui/filters/Choices.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { DateStrip } from '../../ui/date-strip/DateStrip.tsx';
import { filterChoices } from './filter-choices.ts';
import { shownGames } from './shown-games.ts';
import { DayResults } from './parts/DayResults.tsx';

export function LatestResultsPage() {
  const pageLocation = usePageLocation();
  const show = usePage('latestResults').values.show ?? null;
  const mine = useMyTeams();
  const paths = usePaths();
  const results = usePageQuery('latestResults', 'main', { placeholderData: keepPreviousData });
  if (results.isPending) return <Loading shape="cards" />;
  if (results.isError)
    return <Failed failure={failureOf(results.error)} retry={() => void results.refetch()} />;
  const { season, category, categories, date, days, games } = results.data;
  const choices = categoryChoices(categories, category?.id ?? null, (chosen) =>
    withSearch(pageLocation, { category: chosen && String(chosen.id) }),
  );
  return (
    <PageFrame
      title={m.results_title({ season: season.slug })}
      description={m.results_description({ season: season.slug })}
      crumbs={[{ name: m.shell_season({ season: season.slug }), path: season.path }]}
      facts={date && <span>{formatDay(date, 'full')}</span>}
      actions={
        <>
          <Actions actions={[{ form: 'add-game', name: m.game_form_add() }]} />
          <Link href={paths.enterResults(season.slug)}>{m.action_enter_results()}</Link>
          <Link href={paths.importGames(season.slug)}>{m.import_link()}</Link>
          <Link href={paths.makeSchedule(season.slug)}>{m.schedule_link()}</Link>
        </>
      }
    >
      <div>
        <Choices label={m.filter_categories()} choices={choices} />
        <DateStrip days={days} chosen={date} />
        <Choices label={m.results_filter()} choices={filterChoices(games, show, mine, pageLocation)} />
      </div>
      <DayResults
        season={season.slug}
        games={shownGames(games, show, mine)}
        isFiltered={games.length > 0}
        isOfCategory={category !== null}
      />
    </PageFrame>
  );
}
