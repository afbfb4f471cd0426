import { Box } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { useMyTeams } from '../../lib/member/my-teams.ts';
import { usePage, usePageLocation, withSearch } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { categoryChoices } from '../../ui/filters/category-choices.ts';
import { Choices } from '../../ui/filters/Choices.tsx';
import { FoldedChoices } from '../../ui/filters/FoldedChoices.tsx';
import { Crumbs } from '../../ui/crumbs/Crumbs.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { DateStrip } from '../../ui/date-strip/DateStrip.tsx';
import { filterChoices } from './filter-choices.ts';
import { filteredGames } from './filtered-games.ts';
import { EditorLinks } from './parts/EditorLinks.tsx';
import { DayResults } from './parts/DayResults.tsx';
import blocks from '../../ui/blocks.module.css';

/** Fades out a choice that the others' room cuts. */
const fade = 'linear-gradient(to left, transparent, #000 1.5rem)';

export function LatestResultsPage() {
  const pageLocation = usePageLocation();
  const show = usePage('latestResults').values.show ?? null;
  const mine = useMyTeams();
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
        <>
          <div className={`${blocks.ends} ${blocks.middle}`}>
            <h1>{m.nav_latest_results()}</h1>
            <Crumbs crumbs={[{ name: season.slug, path: season.path }]} />
          </div>
          <DateStrip days={days} chosen={date} />
          <Box className={`${blocks.ends} ${blocks.middle}`} mt="0.25rem">
            <Box flex="1 1 9rem" miw={0} style={{ maskImage: fade, overflowX: 'hidden' }}>
              <Choices label={m.results_filter()} choices={filterChoices(games, show, mine, pageLocation)} />
            </Box>
            <FoldedChoices label={m.filter_categories()} choices={choices} />
          </Box>
        </>
      }
      description={m.results_description({ season: season.slug })}
    >
      <div className={blocks.stack}>
        <DayResults
          season={season.slug}
          date={date}
          days={days}
          games={filteredGames(games, show, mine)}
          isFiltered={games.length > 0}
          isOfCategory={category !== null}
        />
        <EditorLinks season={season.slug} />
      </div>
    </PageFrame>
  );
}
