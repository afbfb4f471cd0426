import type { HistoryOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { failureOf } from '../../lib/http/failure.ts';
import { seasonOf, usePaths, usePageLocation } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Failed } from '../states/Failed.tsx';
import { Loading } from '../states/Loading.tsx';
import { PageFrame } from '../page-frame/PageFrame.tsx';
import { EntityHistory } from './EntityHistory.tsx';
import { usePageQuery } from '../../lib/page/page-queries.ts';

type Query = {
  readonly data: HistoryOutput | undefined;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
};

function Part({ query, withGames }: { query: Query; withGames: boolean }) {
  if (query.data) return <EntityHistory history={query.data} withGames={withGames} />;
  if (query.isPending) return <Loading shape="text" rows={10} />;
  return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
}

// Replaces the page's content with `?view=history`.
export const LeagueHistory = () => (
  <Part query={usePageQuery('league', 'history', { retry: false })} withGames />
);
export const TournamentHistory = () => (
  <Part query={usePageQuery('tournament', 'history', { retry: false })} withGames />
);
export const TeamHistory = () => (
  <Part query={usePageQuery('team', 'history', { retry: false })} withGames={false} />
);

/** Redirects to a league's new path. */
function Moved({ to }: { to: string }) {
  const [, navigate] = useLocation();
  const { search } = usePageLocation();
  const path = search ? `${to}?${search}` : to;
  useEffect(() => navigate(path, { replace: true }), [navigate, path]);
  return <Loading shape="text" rows={6} />;
}

type DeletedPageProps = {
  /** True while the page's query is being refetched. */
  isFetching: boolean;
  children: ReactNode;
};

/** Replaces a page that is not found with the history of the deleted entity, if there is one. */
function DeletedPage({
  query,
  isFetching,
  children,
  withGames,
}: DeletedPageProps & { query: Query; withGames: boolean }) {
  const pageLocation = usePageLocation();
  const season = seasonOf(pageLocation);
  const paths = usePaths();
  const { kind, subject, deleted } = query.data ?? {};
  // A cached history may have an old path, so it redirects only after refetching; otherwise two paths could redirect to
  // each other.
  const isSettled = !query.isFetching && !isFetching;
  if (!deleted && !isSettled) return <Loading shape="text" rows={6} />;
  if (kind === 'league' && !deleted && subject?.path && !pageLocation.path.startsWith(subject.path))
    return <Moved to={subject.path} />;
  if (!query.data?.deleted) return children;
  const { name } = query.data.subject;
  return (
    <PageFrame
      title={name}
      description={m.deleted_thing({ name })}
      crumbs={season ? [{ name: season, path: paths.season(season) }] : []}
    >
      <EntityHistory history={query.data} withGames={withGames} />
    </PageFrame>
  );
}

export const DeletedLeague = (props: DeletedPageProps) => (
  <DeletedPage query={usePageQuery('league', 'history', { retry: false })} withGames {...props} />
);
export const DeletedTournament = (props: DeletedPageProps) => (
  <DeletedPage query={usePageQuery('tournament', 'history', { retry: false })} withGames {...props} />
);
export const DeletedTeam = (props: DeletedPageProps) => (
  <DeletedPage query={usePageQuery('team', 'history', { retry: false })} withGames={false} {...props} />
);
