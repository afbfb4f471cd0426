import type { GameValues } from './game-values.ts';

type Named = { readonly id: number; readonly name: string };
type League = Named & { readonly category: Named; readonly region: Named };
type Tournament = Named & { readonly categories: readonly Named[] };

const noTeams = { homeTeamId: '', homeTeamName: '', awayTeamId: '', awayTeamName: '' };
/** How much of it a game can bring is said by the rules of its competition. */
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

/** Only its teams can be chosen then; without one, it has still to be chosen. */
export const ofCategory = (category: Named | undefined): Partial<GameValues> => ({
  ...noTeams,
  categoryId: category ? String(category.id) : '',
  categoryName: category?.name ?? '',
});

/** Null: an inter-league game, between teams of the category that was chosen before. */
export const ofLeague = (league: League | null): Partial<GameValues> => ({
  ...noTeams,
  ...noFairPlay,
  leagueId: league ? String(league.id) : '',
  leagueName: league?.name ?? '',
  regionId: league ? String(league.region.id) : '',
  ...(league && ofCategory(league.category)),
});

/** Where a tournament is held in one category, that one is chosen with it. */
export const ofTournament = (tournament: Tournament | null): Partial<GameValues> => ({
  ...noFairPlay,
  tournamentId: tournament ? String(tournament.id) : '',
  tournamentName: tournament?.name ?? '',
  ...ofCategory(tournament?.categories.length === 1 ? tournament.categories[0] : undefined),
});

const competitionIn = (values: GameValues): Partial<GameValues> =>
  Object.fromEntries(
    (Object.keys(noCompetition) as (keyof typeof noCompetition)[]).map((name) => [name, values[name]]),
  );

/**
 * What changes with the kind of game: its competition is the one that the form was opened with, or none yet, and
 * nothing stays that only the other kind asks for.
 */
export const ofKind = (kind: 'league' | 'tournament', initial: GameValues): Partial<GameValues> => ({
  ...noTeams,
  ...noFairPlay,
  ...(initial['kind'] === kind ? competitionIn(initial) : noCompetition),
  kind,
  stage: kind === 'tournament' ? 'preliminary' : 'regular',
  group: '',
});
