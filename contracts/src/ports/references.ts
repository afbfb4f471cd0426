import type { CategoryPolicy } from '@rondelle/contracts/competition/category-policy.ts';

type Days = { readonly startsOn: string; readonly endsOn: string };
type Competition = { readonly kind: 'league' | 'tournament'; readonly id: number };
type LeagueAddress = { readonly seasonId: number; readonly categoryId: number; readonly regionId: number };

/** Kinds of entities that can be deleted only while nothing refers to them. */
export type Referenced =
  | 'season'
  | 'region'
  | 'category'
  | 'division'
  | 'city'
  | 'organization'
  | 'ruleset'
  | 'league'
  | 'tournament';

/**
 * Facts that a command needs from other streams, as the views have them. Commands that are prepared together share one
 * instance, which combines lookups of the same kind into one query.
 */
export type References = {
  readonly season: (seasonId: number) => Promise<Days | null>;
  readonly region: (regionId: number) => Promise<object | null>;
  readonly category: (categoryId: number) => Promise<{ readonly shows: CategoryPolicy } | null>;
  readonly division: (divisionId: number) => Promise<object | null>;
  readonly city: (cityId: number) => Promise<object | null>;
  readonly organization: (organizationId: number) => Promise<object | null>;
  readonly ruleset: (rulesetId: number, version: number) => Promise<object | null>;
  readonly league: (
    leagueId: number,
    seasonId: number,
  ) => Promise<{ readonly categoryId: number; readonly regionId: number } | null>;
  readonly tournament: (
    tournamentId: number,
    seasonId: number,
  ) => Promise<{ readonly categoryIds: readonly number[] } | null>;
  /** A team's listing in a season. */
  readonly team: (teamId: number, seasonId: number) => Promise<{ readonly categoryId: number } | null>;
  readonly entryInLeague: (leagueId: number, teamId: number) => Promise<object | null>;
  readonly entryInTournament: (
    tournamentId: number,
    teamId: number,
  ) => Promise<{ readonly categoryId: number } | null>;
  readonly game: (gameId: number) => Promise<object | null>;

  // The lookups below wait until the views hold everything recorded before; they throw `views/behind` when that takes
  // too long.

  /** Returns whether another season has this slug. */
  readonly isSlugTaken: (slug: string, seasonId: number) => Promise<boolean>;
  /** Returns whether another league has this address. */
  readonly isAddressTaken: (address: LeagueAddress, leagueId: number) => Promise<boolean>;
  /**
   * Returns whether anything refers to it; for a competition, whether it has games. The ongoing season is always in
   * use.
   */
  readonly isUsed: (kind: Referenced, id: number, seasonId?: number) => Promise<boolean>;
  /** Returns whether a team has games of any status in a season, or in any season (null). */
  readonly hasGames: (teamId: number, seasonId: number | null) => Promise<boolean>;
  /**
   * Returns whether a team has played in a competition, and whether games are still to be played. Cancelled ones are
   * neither.
   */
  readonly gamesIn: (
    teamId: number,
    competition: Competition & { readonly seasonId: number },
  ) => Promise<{ readonly hasPlayed: boolean; readonly hasToCome: boolean }>;
  /** The kind of competition that a team is entered in, within a season or in any (null); null when it is in none. */
  readonly enteredIn: (teamId: number, seasonId: number | null) => Promise<Competition['kind'] | null>;

  /** The member who sends the commands. */
  readonly memberId: string;
  /** Returns whether that member supervises the game's competition, and may settle disputes. */
  readonly settles: (gameId: number) => Promise<boolean>;
  /** Seasons before this slug cannot be opened. */
  readonly firstSeason: string;
};
