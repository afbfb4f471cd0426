type Days = { readonly startsOn: string; readonly endsOn: string };
type Competition = { readonly kind: 'league' | 'tournament'; readonly id: number };
type LeagueAddress = { readonly seasonId: number; readonly categoryId: number; readonly regionId: number };

/** What can be deleted only while nothing refers to it. */
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
 * What the site holds beside the stream that a command changes, as the views have it. Commands that are prepared
 * together share one of these, and ask it for the same kind of thing in one query.
 */
export type References = {
  readonly season: (seasonId: number) => Promise<Days | null>;
  readonly region: (regionId: number) => Promise<object | null>;
  readonly category: (categoryId: number) => Promise<object | null>;
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
  /** A team as it is listed in a season. */
  readonly team: (teamId: number, seasonId: number) => Promise<{ readonly categoryId: number } | null>;
  readonly entryInLeague: (leagueId: number, teamId: number) => Promise<object | null>;
  readonly entryInTournament: (
    tournamentId: number,
    teamId: number,
  ) => Promise<{ readonly categoryId: number } | null>;
  readonly game: (gameId: number) => Promise<object | null>;

  // Asked once the views hold all that was recorded before; they fail with `views/behind` where they don't in time.

  /** Whether another season has this slug. */
  readonly isSlugTaken: (slug: string, seasonId: number) => Promise<boolean>;
  /** Whether another league is found at this address. */
  readonly isAddressTaken: (address: LeagueAddress, leagueId: number) => Promise<boolean>;
  /** Whether anything refers to it: of a competition its games; the ongoing season is always in use. */
  readonly isUsed: (kind: Referenced, id: number, seasonId?: number) => Promise<boolean>;
  /** Whether a team has games: in a season, in a competition of it, or (null) in any. */
  readonly hasPlayed: (
    teamId: number,
    seasonId: number | null,
    competition?: Competition,
  ) => Promise<boolean>;
  /** What a team is entered in: in a season, or (null) in any. */
  readonly enteredIn: (teamId: number, seasonId: number | null) => Promise<Competition['kind'] | null>;

  /** Who sends the commands. */
  readonly memberId: string;
  /** Whether they supervise what a game is played in, and may settle what others said. */
  readonly settles: (gameId: number) => Promise<boolean>;
  /** Earlier seasons are not opened. */
  readonly firstSeason: string;
};
