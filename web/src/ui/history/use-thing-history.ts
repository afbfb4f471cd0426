import { usePage } from '../../lib/page-location.ts';
import { questions } from '../../lib/questions.ts';
import { trpc } from '../../lib/trpc.ts';

/** Whether the page shows its history instead of itself. */
export const isHistory = (search: URLSearchParams): boolean => search.get('view') === 'history';

export const useLeagueHistory = () =>
  trpc.history.league.useQuery(questions.leagueHistory(usePage('league')), { retry: false });
export const useTournamentHistory = () =>
  trpc.history.tournament.useQuery(questions.tournamentHistory(usePage('tournament')), { retry: false });
export const useTeamHistory = () =>
  trpc.history.team.useQuery(questions.teamHistory(usePage('team')), { retry: false });
