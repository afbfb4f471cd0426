import { contracted } from '../../lib/format/contracted.ts';
import { Box } from '@mantine/core';
import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { usePage, usePageLocation, usePaths } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { Crest } from '../../ui/crest/Crest.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { Pager } from '../../ui/pager/Pager.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import blocks from '../../ui/blocks.module.css';
import { Meaning, Missing, WeekendNote } from './parts/Notes.tsx';
import { OpponentRow } from './parts/OpponentRow.tsx';
import { OpponentsFilter } from './parts/OpponentsFilter.tsx';

/** Teams that a team could play: of its level, near it, not met yet, free on a weekend. */
export function OpponentsPage() {
  const { season } = usePage('opponents');
  const { path } = usePageLocation();
  const paths = usePaths();
  const query = usePageQuery('opponents', 'main');
  if (query.isPending) return <Loading shape="cards" />;
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { team, basis, from, weekend, opponents, paging } = query.data;
  return (
    <PageFrame
      title={m.opponents_title_of({ team: team.name })}
      heading={
        <Box className={blocks.beside ?? ''} mb="0.25rem">
          <Crest team={team} size="head" />
          <Box component="h1" m={0} miw={0}>
            {m.opponents_title()}
          </Box>
        </Box>
      }
      description={m.opponents_description({ ofTeam: contracted(team.name) })}
      crumbs={[
        { name: season, path: paths.season(season) },
        { name: m.nav_teams(), path: paths.teams(season) },
        { name: team.category.name, path: team.category.path },
        { name: team.name, path: team.path },
      ]}
      facts={
        <>
          <Link href={team.path}>{team.name}</Link>
          <span>{team.category.name}</span>
        </>
      }
    >
      <div>
        <Missing basis={basis} team={team} from={from} />
        <OpponentsFilter {...query.data} />
        <WeekendNote weekend={weekend} />
        <Section title={m.opponents_list({ count: paging.total })}>
          {basis === 'rating' && opponents.length > 0 && (
            <p className={blocks.note}>{m.opponents_close_short()}</p>
          )}
          {opponents.length > 0 ? (
            <ul className={`${blocks.rows} ${blocks.grid}`} data-wide>
              {opponents.map((opponent) => (
                <OpponentRow key={opponent.team.id} opponent={opponent} basis={basis} />
              ))}
            </ul>
          ) : (
            <Empty title={m.opponents_none()} body={m.opponents_none_hint()}>
              <Link href={`${path}?within=any&level=any`}>{m.opponents_widen()}</Link>
            </Empty>
          )}
        </Section>
        <Pager paging={paging} />
        <Meaning basis={basis} from={from} opponents={opponents} />
      </div>
    </PageFrame>
  );
}
