import { formatDays } from '../../lib/format/format.ts';
import { usePaths, usePageLocation } from '../../lib/page/page-location.ts';
import { isMissing } from '../../lib/http/failure.ts';
import { useFailureOf } from '../../lib/page/page-failure.ts';
import { m } from '../../paraglide/messages.js';
import { ChatLink } from '../../ui/actions/ChatLink.tsx';
import { EditMenu } from '../../ui/actions/EditMenu.tsx';
import { AsOf } from '../../ui/as-of/AsOf.tsx';
import { asOfQuery } from '../../ui/as-of/as-of-query.ts';
import { BracketNotice } from '../../ui/bracket-problems/BracketNotice.tsx';
import { categoryChoices } from '../../ui/filters/category-choices.ts';
import { Choices } from '../../ui/filters/Choices.tsx';
import { FollowButton } from '../../ui/follow/FollowButton.tsx';
import { SuperviseLink } from '../../ui/follow/SuperviseLink.tsx';
import { Supervisors } from '../../ui/follow/Supervisors.tsx';
import { HistoryLink } from '../../ui/history-link/HistoryLink.tsx';
import { DeletedTournament, TournamentHistory } from '../../ui/history-link/late-history.ts';
import { SupervisionNotice } from '../../ui/follow/SupervisionNotice.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { TournamentOverview } from './parts/TournamentOverview.tsx';
import { useTournament } from './use-tournament.ts';
import { tournamentActions } from '../../ui/actions/tournament-actions.ts';
import { LazySuspense } from '../../ui/states/LazySuspense.tsx';

/** A tournament: its winner, bracket, groups and schedule. */
export function TournamentPage() {
  const { query, sort, history } = useTournament();
  const [pageLocation, paths] = [usePageLocation(), usePaths()];
  const failure = useFailureOf(query);
  if (failure && !isMissing(failure)) return <Failed failure={failure} retry={() => void query.refetch()} />;
  if (failure)
    return (
      <LazySuspense fallback={<Loading shape="text" rows={6} />}>
        <DeletedTournament isFetching={query.isFetching}>
          <Failed failure={failure} retry={() => void query.refetch()} />
        </DeletedTournament>
      </LazySuspense>
    );
  if (!query.data) return <Loading shape="table" />;
  const { tournament, asOf, category, categories } = query.data;
  // An earlier page has the date form above it, so that readers notice; a current one has it below.
  const isThen = asOf.playedBy !== null || asOf.knownAt !== null;
  const { season, startsOn, endsOn, city, teamsCount } = tournament;
  const name = category ? `${tournament.name} – ${category.name}` : tournament.name;
  const days = formatDays(startsOn, endsOn);
  const chosen = category ?? (categories.length === 1 ? categories[0] : null);
  const whole = paths.tournament(season.slug, tournament);
  return (
    <PageFrame
      title={history ? m.history_title_of({ name, season: season.slug }) : `${name}, ${season.slug}`}
      heading={<h1>{name}</h1>}
      description={m.tournament_description({ tournament: tournament.name, days })}
      crumbs={[
        { name: season.slug, path: season.path },
        { name: m.nav_tournaments(), path: paths.tournaments(season.slug) },
        ...(category ? [{ name: tournament.name, path: whole }] : []),
      ]}
      facts={
        <>
          <span>{days}</span>
          {city && <span>{city}</span>}
          <span>{m.teams_count({ count: teamsCount })}</span>
          {chosen && <span>{chosen.name}</span>}
          {asOf.knownAt === null && <Supervisors supervisors={query.data.supervisors} />}
          <HistoryLink />
        </>
      }
      ending={<ChatLink kind="tournament" id={tournament.id} />}
      isShared
      own={<FollowButton kind="tournament" id={tournament.id} />}
      actions={
        <EditMenu
          actions={[{ form: 'add-game', name: m.game_form_add() }, ...tournamentActions(tournament.id)]}
        >
          <li>
            <SuperviseLink kind="tournament" id={tournament.id} />
          </li>
        </EditMenu>
      }
    >
      <SupervisionNotice kind="tournament" id={tournament.id} />
      {!history && !isThen && <BracketNotice output={query.data} />}
      {history && (
        <LazySuspense fallback={<Loading shape="text" rows={10} />}>
          <TournamentHistory />
        </LazySuspense>
      )}
      {!history && categories.length > 1 && (
        <Choices
          label={m.filter_categories()}
          choices={categoryChoices(
            categories,
            category?.id ?? null,
            (one) => paths.tournament(season.slug, tournament, one) + asOfQuery(pageLocation),
          )}
        />
      )}
      {!history && isThen && <AsOf asOf={asOf} />}
      {!history && <TournamentOverview answer={query.data} sort={sort} />}
      {!history && !isThen && <AsOf asOf={asOf} />}
    </PageFrame>
  );
}
