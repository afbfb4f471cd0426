import { tournamentDay } from './tournament-day.ts';
import type { GameValues } from './game-values.ts';

type Named = { readonly id: number; readonly name: string };
type League = Named & { readonly category: Named; readonly region: Named };
type Tournament = Named & {
  readonly categories: readonly Named[];
  readonly startsOn: string;
  readonly endsOn: string;
};

const noTeams = { homeTeamId: '', homeTeamName: '', awayTeamId: '', awayTeamName: '' };
/** Cleared with the competition, because its rules limit the fair-play points. */
const noFairPlay = { homeFairPlay: '', awayFairPlay: '' };
const noCompetition = {
  leagueId: '',
  leagueName: '',
  regionId: '',
  tournamentId: '',
  tournamentName: '',
  categoryId: '',
  categoryName: '',
};

/** Values for a newly chosen category; clears the teams. Undefined clears the category too. */
export const ofCategory = (category: Named | undefined): Partial<GameValues> => ({
  ...noTeams,
  categoryId: category ? String(category.id) : '',
  categoryName: category?.name ?? '',
});

/** Values for a newly chosen league; null means an inter-league game and keeps the category. */
export const ofLeague = (league: League | null): Partial<GameValues> => ({
  ...noTeams,
  ...noFairPlay,
  leagueId: league ? String(league.id) : '',
  leagueName: league?.name ?? '',
  regionId: league ? String(league.region.id) : '',
  ...(league && ofCategory(league.category)),
});

/**
 * Values for a newly chosen tournament. Chooses its category when it has only one, and replaces a date outside it.
 */
export const ofTournament = (
  tournament: Tournament | null,
  { date, today }: { readonly date: string; readonly today: string },
): Partial<GameValues> => ({
  ...noFairPlay,
  tournamentId: tournament ? String(tournament.id) : '',
  tournamentName: tournament?.name ?? '',
  ...(tournament &&
    (date < tournament.startsOn || date > tournament.endsOn) && {
      date: tournamentDay(tournament, [], today),
    }),
  ...ofCategory(tournament?.categories.length === 1 ? tournament.categories[0] : undefined),
});

const competitionIn = (values: GameValues): Partial<GameValues> =>
  Object.fromEntries(
    (Object.keys(noCompetition) as (keyof typeof noCompetition)[]).map((name) => [name, values[name]]),
  );

/**
 * Values for a newly chosen kind of game. Restores the form’s initial competition if it is of that kind, otherwise
 * clears the competition, and clears the fields of the other kind.
 */
export const ofKind = (kind: 'league' | 'tournament', initial: GameValues): Partial<GameValues> => ({
  ...noTeams,
  ...noFairPlay,
  ...(initial['kind'] === kind ? competitionIn(initial) : noCompetition),
  kind,
  stage: kind === 'tournament' ? 'preliminary' : 'regular',
  group: '',
});
