import type { HistoryAnswer } from '@rondelle/contracts/competition/history.answers.ts';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { failureOf } from '../../lib/failure.ts';
import { seasonOf, usePaths, usePlace } from '../../lib/place.ts';
import { m } from '../../paraglide/messages.js';
import { Failed } from '../states/Failed.tsx';
import { Loading } from '../states/Loading.tsx';
import { PageFrame } from '../page-frame/PageFrame.tsx';
import { ThingHistory } from './ThingHistory.tsx';
import { useLeagueHistory, useTeamHistory, useTournamentHistory } from './use-thing-history.ts';

type Query = {
  readonly data: HistoryAnswer | undefined;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
};

function Part({ query, withGames }: { query: Query; withGames: boolean }) {
  if (query.data) return <ThingHistory answer={query.data} withGames={withGames} />;
  if (query.isPending) return <Loading shape="text" rows={10} />;
  return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
}

// In the place of a page's content, with `?view=history`.
export const LeagueHistory = () => <Part query={useLeagueHistory()} withGames />;
export const TournamentHistory = () => <Part query={useTournamentHistory()} withGames />;
export const TeamHistory = () => <Part query={useTeamHistory()} withGames={false} />;

/** Goes where a league is now that stood at this address before. */
function Moved({ to }: { to: string }) {
  const [, navigate] = useLocation();
  const { search } = usePlace();
  const path = search ? `${to}?${search}` : to;
  useEffect(() => navigate(path, { replace: true }), [navigate, path]);
  return <Loading shape="text" rows={6} />;
}

/** In the place of a page that is not found: the history of what stood there and was deleted, if anything did. */
function Gone({ query, children, withGames }: { query: Query; children: ReactNode; withGames: boolean }) {
  const place = usePlace();
  const { path } = place;
  const season = seasonOf(place);
  const paths = usePaths();
  if (query.isPending) return <Loading shape="text" rows={6} />;
  const { kind, subject, deleted } = query.data ?? {};
  if (kind === 'league' && !deleted && subject?.path && subject.path !== path)
    return <Moved to={subject.path} />;
  if (!query.data?.deleted) return children;
  const { name } = query.data.subject;
  return (
    <PageFrame
      title={name}
      description={m.deleted_thing({ name })}
      crumbs={season ? [{ name: season, path: paths.season(season) }] : []}
    >
      <ThingHistory answer={query.data} withGames={withGames} />
    </PageFrame>
  );
}

type GoneProps = { children: ReactNode };
export const GoneLeague = ({ children }: GoneProps) => (
  <Gone query={useLeagueHistory()} withGames>
    {children}
  </Gone>
);
export const GoneTournament = ({ children }: GoneProps) => (
  <Gone query={useTournamentHistory()} withGames>
    {children}
  </Gone>
);
export const GoneTeam = ({ children }: GoneProps) => (
  <Gone query={useTeamHistory()} withGames={false}>
    {children}
  </Gone>
);
