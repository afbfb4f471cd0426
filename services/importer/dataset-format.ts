import { ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import { mostCategories } from '@rondelle/contracts/competition/lists.ts';
import {
  bilingual,
  categoryPolicy,
  coordinates,
  distinct,
  localDate,
  seasonSlug,
  shortText,
  sourceKey,
} from '@rondelle/contracts/competition/vocabulary.ts';
import { z } from 'zod';

export const datasetFormat = 'hockey-dataset/1';

const named = z.object({ key: sourceKey, name: bilingual });
/** Informs people. */
const remark = z.string().max(10_000);
/** More than all of Quebec's hockey has in fifty years. */
const most = { seasons: 200, named: 10_000, rulesets: 1_000, competitions: 100_000 } as const;

/** `dataset.json`. Fields that the format does not know inform people and are left aside; rulesets are exact. */
export const datasetInfo = z.object({
  format: z.literal(datasetFormat),
  name: bilingual,
  source: remark,
  licence: remark,
  seasons: z
    .array(z.object({ slug: seasonSlug, startsOn: localDate, endsOn: localDate }))
    .min(1)
    .max(most.seasons),
  regions: z.array(named).max(most.named),
  /** `shows`: what is shown of its games; where it says nothing, what its name proposes. */
  categories: z.array(named.extend({ shows: categoryPolicy.exactOptional() })).max(most.named),
  divisions: z.array(named).max(most.named),
  /** Optional lists: files of before have none. `region`: tells cities of one name apart. */
  cities: z
    .array(named.extend({ region: sourceKey.nullish(), at: coordinates.nullish() }))
    .max(most.named)
    .default([]),
  organizations: z
    .array(named.extend({ city: sourceKey.nullish() }))
    .max(most.named)
    .default([]),
  rulesets: z.record(sourceKey, ruleset).refine((all) => Object.keys(all).length <= most.rulesets),
  leagues: z
    .array(named.extend({ season: seasonSlug, category: sourceKey, region: sourceKey, ruleset: sourceKey }))
    .max(most.competitions),
  tournaments: z
    .array(
      named.extend({
        season: seasonSlug,
        categories: distinct(sourceKey, mostCategories).min(1),
        ruleset: sourceKey,
        startsOn: localDate,
        endsOn: localDate,
        city: shortText(120, 0)
          .nullish()
          .transform((city) => city || null),
      }),
    )
    .max(most.competitions),
});
export type DatasetInfo = z.infer<typeof datasetInfo>;
export type LeagueInfo = DatasetInfo['leagues'][number];
export type TournamentInfo = DatasetInfo['tournaments'][number];
export type CityInfo = DatasetInfo['cities'][number];
export type OrganizationInfo = DatasetInfo['organizations'][number];
export type SeasonInfo = DatasetInfo['seasons'][number];

export const teamColumns = [
  'team_key',
  'season',
  'name',
  'category_key',
  'region_key',
  'city',
  'league_key',
  'division_key',
] as const;
/** Columns that a file need not have; without them they say nothing. */
export const furtherTeamColumns = ['organization_key'] as const;
export type TeamColumn = (typeof teamColumns)[number] | (typeof furtherTeamColumns)[number];

export const gameColumns = [
  'game_key',
  'season',
  'league_key',
  'tournament_key',
  'category_key',
  'stage',
  'group',
  'date',
  'time',
  'venue',
  'city',
  'home_team_key',
  'away_team_key',
  'home_goals',
  'away_goals',
  'decided_in',
  'status',
  'forfeited_by',
  'home_fair_play',
  'away_fair_play',
] as const;
/** May be missing: leagues that record none have no such columns. */
export const furtherGameColumns = ['home_penalty_minutes', 'away_penalty_minutes'] as const;
export type GameColumn = (typeof gameColumns)[number] | (typeof furtherGameColumns)[number];

/** A row as it stands in the source, every column a text; `line` counts from 1, the header included. */
export type SourceRow<Column extends string> = {
  readonly line: number;
  readonly values: Readonly<Record<Column, string>>;
};
/** A row that cannot even be told apart into columns. */
export type BrokenRow = {
  readonly line: number;
  readonly broken: 'malformed-row' | 'wrong-number-of-columns';
  readonly text: string;
};
export type Rows<Column extends string> =
  | AsyncIterable<SourceRow<Column> | BrokenRow>
  | Iterable<SourceRow<Column> | BrokenRow>;

/** A dataset wherever it comes from: a folder, or the generator. */
export type DatasetSource = {
  readonly info: DatasetInfo;
  readonly teams: () => Rows<TeamColumn>;
  readonly games: () => Rows<GameColumn>;
};
