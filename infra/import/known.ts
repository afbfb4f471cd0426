import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import type { Bilingual } from '@rondelle/contracts/competition/vocabulary.ts';
import type { Revision } from '@rondelle/contracts/log/event.ts';
import type { League } from '@rondelle/domain/competition/league.ts';
import type { Team } from '@rondelle/domain/competition/team.decider.ts';
import type { Tournament } from '@rondelle/domain/competition/tournament.ts';
import type { GameRow as GameViewRow } from '@rondelle/projections/games/games.table.ts';

export type KnownSeason = { readonly id: number; readonly startsOn: string; readonly endsOn: string };
export type KnownNamed = { readonly id: number; readonly name: Bilingual };
export type KnownRuleset = { readonly id: number; readonly version: number; readonly rules: Ruleset };
export type KnownEntry = { readonly divisionId: number | null; readonly hasPlayed: boolean };
export type KnownLeague = {
  readonly id: number;
  readonly seasonId: number;
  readonly categoryId: number;
  readonly regionId: number;
  readonly name: Bilingual;
  readonly rulesetId: number;
  readonly rulesetVersion: number;
  /** By team. */
  readonly entries: ReadonlyMap<number, KnownEntry>;
  /** What an import said of it last, read where a file says otherwise than the site: people's own corrections stand. */
  readonly imported?: League;
};
export type KnownTournament = {
  readonly id: number;
  readonly seasonId: number;
  readonly name: Bilingual;
  readonly rulesetId: number;
  readonly rulesetVersion: number;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly city: string | null;
  readonly categoryIds: readonly number[];
  readonly entries: ReadonlySet<number>;
  readonly imported?: Tournament;
};
export type KnownListing = {
  readonly name: string;
  readonly categoryId: number;
  readonly regionId: number;
  readonly city: string | null;
};
export type KnownTeam = {
  readonly id: number;
  readonly seasons: ReadonlyMap<number, KnownListing>;
  readonly imported?: Team;
};

type ByKey<T> = ReadonlyMap<string, T>;

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
  /** What an import said of it last: where the file still says the same, people's own corrections stand. */
  readonly imported: KnownGameContent | null;
};

/** What the site knows of some games, by key. */
export type KnownGames = {
  readonly games: ByKey<KnownGame>;
  /** Keys of games that somebody deleted: an import does not bring them back. */
  readonly deleted: ReadonlySet<string>;
};
