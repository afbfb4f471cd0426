import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import type { Bilingual } from '@rondelle/contracts/competition/vocabulary.ts';
import type { Revision } from '@rondelle/contracts/log/event.ts';
import type { GameRow as GameViewRow } from '@rondelle/projections/games/games.table.ts';
import type { Ids } from './plan/ids.ts';
import type { GameParts } from './plan/game-parts.ts';

/** `told`: what imports said of a thing last, read only where a file says otherwise than the site (see `settle`). */
type Told<Content> = { readonly told?: Partial<Content> };
type Days = { readonly startsOn: string; readonly endsOn: string };
/** `revision`: of its last event. */
type Seen = { readonly id: number; readonly revision: number };
export type KnownSeason = Seen & Days & Told<Days>;
export type KnownNamed = Seen & { readonly name: Bilingual } & Told<{ readonly name: Bilingual }>;
export type RulesetContent = { readonly version: number; readonly rules: Ruleset };
export type KnownRuleset = { readonly id: number } & RulesetContent & Told<RulesetContent>;
export type RulesetAt = { readonly rulesetId: number; readonly rulesetVersion: number };
export type KnownEntry = { readonly divisionId: number | null; readonly hasPlayed: boolean };
/** Divisions of the teams of a league, groups of those of a tournament, by team; undefined once one has left. */
export type ToldEntries = Readonly<Record<string, number | string | null | undefined>>;
export type LeagueContent = {
  readonly name: Bilingual;
  readonly categoryId: number;
  readonly regionId: number;
  readonly rules: RulesetAt;
};
export type KnownLeague = Told<LeagueContent> &
  Seen & {
    readonly seasonId: number;
    readonly categoryId: number;
    readonly regionId: number;
    readonly name: Bilingual;
    readonly rulesetId: number;
    readonly rulesetVersion: number;
    /** By team. */
    readonly entries: ReadonlyMap<number, KnownEntry>;
    readonly toldEntries?: ToldEntries;
  };
export type TournamentContent = {
  readonly name: Bilingual;
  readonly days: Days;
  readonly city: string | null;
  readonly rules: RulesetAt;
  readonly categoryIds: readonly number[];
};
export type KnownTournament = Told<TournamentContent> &
  Seen & {
    readonly seasonId: number;
    readonly name: Bilingual;
    readonly rulesetId: number;
    readonly rulesetVersion: number;
    readonly startsOn: string;
    readonly endsOn: string;
    readonly city: string | null;
    readonly categoryIds: readonly number[];
    readonly entries: ReadonlySet<number>;
    readonly toldEntries?: ToldEntries;
  };
export type KnownListing = {
  readonly name: string;
  readonly categoryId: number;
  readonly regionId: number;
  readonly city: string | null;
};
/** A team that people have merged into another one, as imports had made it. */
export type MergedTeam = { readonly id: number; readonly seasons: ReadonlySet<number> };
export type KnownTeam = Seen & {
  readonly seasons: ReadonlyMap<number, KnownListing>;
  /** By season. */
  readonly told?: ReadonlyMap<number, Partial<KnownListing>>;
  /** Where its key is that of a team that was merged into this one. */
  readonly merged?: MergedTeam;
};

type ByKey<T> = ReadonlyMap<string, T>;

/** What people have deleted; `told`: the teams that imports had entered in a league, the seasons of a team. */
export type Deleted = { readonly id: number; readonly told: ReadonlySet<number> };
export type DeletedByKind = Readonly<Record<keyof Ids, ByKey<Deleted>>>;

/** What the site knows under the keys that a dataset uses. Seasons are known by their slug. */
export type Known = {
  readonly ongoingChosen: boolean;
  readonly seasons: ByKey<KnownSeason>;
  readonly regions: ByKey<KnownNamed>;
  readonly categories: ByKey<KnownNamed>;
  readonly divisions: ByKey<KnownNamed>;
  readonly rulesets: ByKey<KnownRuleset>;
  readonly leagues: ByKey<KnownLeague>;
  /** The id of the league at each place (see `placeOf`) of the seasons, under whatever key. */
  readonly places: ByKey<number>;
  readonly tournaments: ByKey<KnownTournament>;
  readonly teams: ByKey<KnownTeam>;
  readonly deleted: DeletedByKind;
};

/** The content of a game's row that a source can speak of. */
export type KnownGameContent = Pick<
  GameViewRow,
  | 'stage'
  | 'group_name'
  | 'date'
  | 'time'
  | 'venue'
  | 'city'
  | 'home_team_id'
  | 'away_team_id'
  | 'status'
  | 'home_goals'
  | 'away_goals'
  | 'decided_in'
  | 'forfeited_by'
  | 'home_fair_play'
  | 'away_fair_play'
>;
export type KnownGame = KnownGameContent & {
  readonly id: number;
  readonly seasonId: number;
  readonly leagueId: number | null;
  readonly tournamentId: number | null;
  readonly categoryId: number;
  readonly revision: Revision;
  /** What imports said of it last; null while nobody has touched it since: then what stands is what they said. */
  readonly told: Partial<GameParts> | null;
};

/** What the site knows of some games, by key. */
export type KnownGames = {
  readonly games: ByKey<KnownGame>;
  /** What imports said of games that somebody deleted: an import does not bring them back. */
  readonly deleted: ByKey<Partial<GameParts>>;
};
