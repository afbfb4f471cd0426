import { result } from '@rondelle/contracts/competition/game.events.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import type { Bilingual, Coordinates } from '@rondelle/contracts/competition/vocabulary.ts';
import type { Revision } from '@rondelle/contracts/log/event.ts';
import type {
  LeagueRow,
  TeamRow,
  TeamSeasonRow,
  TournamentRow,
} from '@rondelle/projections/views/catalogue/catalogue.tables.ts';
import type { GameRow } from '@rondelle/projections/views/games/games.table.ts';
import type { BracketContent } from './plan/bracket-content.ts';
import type { Ids } from './plan/ids.ts';
import type { GameParts } from './plan/game-parts.ts';

/**
 * `imported`: the content that imports recorded last. Read only when the file's values differ from the site (see
 * `settle`).
 */
type Imported<Content> = { readonly imported?: Partial<Content> };
type Days = { readonly startsOn: string; readonly endsOn: string };
/** `revision`: that of the last event. */
type Seen = { readonly id: number; readonly revision: number };
export type RecordedSeason = Seen & Days & Imported<Days>;
export type RecordedNamed = Seen & { readonly name: Bilingual } & Imported<{ readonly name: Bilingual }>;
export type CityContent = {
  readonly name: Bilingual;
  readonly regionId: number | null;
  readonly at: Coordinates | null;
};
export type RecordedCity = Seen & CityContent & Imported<CityContent>;
export type OrganizationContent = { readonly name: Bilingual; readonly cityId: number | null };
export type RecordedOrganization = Seen & OrganizationContent & Imported<OrganizationContent>;
export type RulesetContent = { readonly version: number; readonly rules: Ruleset };
export type RecordedRuleset = { readonly id: number } & RulesetContent & Imported<RulesetContent>;
export type RulesetAt = { readonly rulesetId: number; readonly rulesetVersion: number };
export type RecordedEntry = { readonly divisionId: number | null; readonly hasPlayed: boolean };
/**
 * By team: the division in a league or the group in a tournament that imports recorded last; undefined once it has
 * left.
 */
export type ImportedEntries = Readonly<Record<string, number | string | null | undefined>>;
export type LeagueContent = {
  readonly name: Bilingual;
  readonly categoryId: number;
  readonly regionId: number;
  readonly rules: RulesetAt;
};
export type RecordedLeague = Imported<LeagueContent> &
  Seen &
  Pick<LeagueRow, 'seasonId' | 'categoryId' | 'regionId' | keyof RulesetAt> & {
    readonly name: Bilingual;
    /** By team id. */
    readonly entries: ReadonlyMap<number, RecordedEntry>;
    readonly importedEntries?: ImportedEntries;
  };
export type TournamentContent = {
  readonly name: Bilingual;
  readonly days: Days;
  readonly city: string | null;
  readonly rules: RulesetAt;
  readonly categoryIds: readonly number[];
};
export type RecordedTournament = Imported<TournamentContent> &
  Seen &
  Pick<TournamentRow, 'seasonId' | keyof Days | 'city' | 'categoryIds' | 'brackets' | keyof RulesetAt> & {
    readonly name: Bilingual;
    readonly entries: ReadonlySet<number>;
    readonly importedEntries?: ImportedEntries;
    /** The brackets that imports recorded last, by category id. */
    readonly importedBrackets?: Readonly<Record<string, BracketContent | undefined>>;
  };
export type RecordedListing = Pick<TeamSeasonRow, 'name' | 'categoryId' | 'regionId' | 'city' | 'country'>;
/** A team that people merged into another, and the seasons that imports had listed it in. */
export type MergedTeam = { readonly id: number; readonly seasons: ReadonlySet<number> };
export type RecordedTeam = Seen &
  Pick<TeamRow, 'organizationId'> & {
    readonly seasons: ReadonlyMap<number, RecordedListing>;
    readonly importedOrganization?: number | null | undefined;
    /** By season id. */
    readonly imported?: ReadonlyMap<number, Partial<RecordedListing>>;
    /** Set when the key is that of a team that was merged into this one. */
    readonly merged?: MergedTeam;
  };

type ByKey<T> = ReadonlyMap<string, T>;

/**
 * An entity that people have deleted. `imported`: the teams that imports had entered in a league, or the seasons that
 * they had listed a team in.
 */
export type Deleted = { readonly id: number; readonly imported: ReadonlySet<number> };
export type DeletedByKind = Readonly<Record<keyof Ids, ByKey<Deleted>>>;

/** Everything recorded under the keys of a dataset. Seasons are found by their slug. */
export type Recorded = {
  readonly ongoingChosen: boolean;
  readonly seasons: ByKey<RecordedSeason>;
  readonly regions: ByKey<RecordedNamed>;
  readonly categories: ByKey<RecordedNamed>;
  readonly divisions: ByKey<RecordedNamed>;
  readonly cities: ByKey<RecordedCity>;
  readonly organizations: ByKey<RecordedOrganization>;
  readonly rulesets: ByKey<RecordedRuleset>;
  readonly leagues: ByKey<RecordedLeague>;
  /**
   * The id of the league for each season, category and region (see `placeOf`), whatever its key. Covers the dataset's
   * seasons.
   */
  readonly places: ByKey<number>;
  readonly tournaments: ByKey<RecordedTournament>;
  readonly teams: ByKey<RecordedTeam>;
  readonly deleted: DeletedByKind;
};

/** The columns of a game's row that a file can set. */
export const contentColumns = [
  'stage',
  'groupName',
  'date',
  'time',
  'venue',
  'city',
  'homeTeamId',
  'awayTeamId',
  'status',
  ...result.keyof().options,
] as const;
export type RecordedGameContent = Pick<GameRow, (typeof contentColumns)[number]>;
export type RecordedGame = RecordedGameContent &
  Pick<GameRow, 'seasonId' | 'leagueId' | 'tournamentId' | 'categoryId'> & {
    readonly id: number;
    readonly revision: Revision;
    /**
     * The content that imports recorded last. Null when nobody has changed the game since, so that its current content
     * is the imported one.
     */
    readonly imported: Partial<GameParts> | null;
  };

/** Recorded games by key. */
export type RecordedGames = {
  readonly games: ByKey<RecordedGame>;
  /** The imported content of games that were deleted since. An import does not add them again. */
  readonly deleted: ByKey<Partial<GameParts>>;
};
