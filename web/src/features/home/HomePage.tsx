import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import type { Outputs } from '../../lib/http/outputs.ts';
import { useMyTeams } from '../../lib/member/my-teams.ts';
import { m } from '../../paraglide/messages.js';
import { BiggestGames } from '../../ui/forecast/BiggestGames.tsx';
import { LeaguesByCategory } from '../../ui/leagues/LeaguesByCategory.tsx';
import { Columns } from '../../ui/page-frame/Columns.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { LazySuspense } from '../../ui/states/LazySuspense.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { SeasonGames } from '../../ui/season-summary/SeasonGames.tsx';
import { EmptySite } from './parts/EmptySite.tsx';
import { FindTeam } from './parts/FindTeam.tsx';
import { MyTeams } from './parts/MyTeams.tsx';
import { Seasons } from './parts/Seasons.tsx';
import { MyTables } from './lazy-parts.ts';
import { useHome } from './use-home.ts';
import { useMyLeagues, useMyTables } from './use-watched-teams.ts';
import blocks from '../../ui/blocks.module.css';

type GamesProps = { home: Outputs['season']['home']; mine: readonly number[] };

/**
 * The current games, those of the reader's leagues first; on wide screens the tables around the reader's teams and the
 * games that matter most stand beside them.
 */
function Games({ home, mine }: GamesProps) {
  const first = useMyLeagues(mine);
  const tables = useMyTables(mine);
  const hasTables = mine.length > 0 && tables?.length !== 0;
  const games = <SeasonGames home={home} first={first} />;
  if (!hasTables && home.biggest.length === 0) return games;
  return (
    <Columns
      late
      main={games}
      aside={
        <>
          {hasTables && (
            <LazySuspense fallback={<Loading shape="table" rows={5} />}>
              <MyTables teams={tables} />
            </LazySuspense>
          )}
          {home.biggest.length > 0 && (
            <Section title={m.stakes_week()}>
              <BiggestGames games={home.biggest} first={first} />
            </Section>
          )}
        </>
      }
    />
  );
}

/** The administrators' greeting and the reader's teams, or a search for them; then the current games and the leagues. */
export function HomePage() {
  const { nav, season, summary, welcome } = useHome();
  const mine = useMyTeams();
  if (!nav || (season && summary.isPending)) return <Loading shape="cards" />;
  if (hasFailed(summary))
    return <Failed failure={failureOf(summary.error)} retry={() => void summary.refetch()} />;
  return (
    <PageFrame
      title={m.home_title()}
      heading={<h1 className={blocks.newcomer}>{m.home_title()}</h1>}
      description={m.site_description()}
    >
      {welcome?.message && mine.length === 0 && (
        <div className={blocks.newcomer}>
          <p className={blocks.notice} lang={welcome.lang ?? undefined}>
            {welcome.message}
          </p>
        </div>
      )}
      {season && (
        <div id="my-teams">
          {mine.length > 0 ? (
            <MyTeams ids={mine} season={season} loadedAt={summary.dataUpdatedAt} />
          ) : (
            <FindTeam season={season} categories={nav.categories} />
          )}
        </div>
      )}
      {summary.data ? <Games home={summary.data} mine={mine} /> : <EmptySite />}
      {summary.data && <LeaguesByCategory leagues={summary.data.leagues} season={summary.data.season} />}
      {nav.seasons.length > 0 && (
        <Section title={m.shell_all_seasons()}>
          <Seasons seasons={nav.seasons} />
        </Section>
      )}
    </PageFrame>
  );
}
