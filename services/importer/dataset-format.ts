import { ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import { columnOfField, type SnakeCase } from '@rondelle/contracts/competition/game-fields.ts';
import { type CountField, countFields } from '@rondelle/contracts/competition/result-counts.ts';
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
import { bracketInfo } from './dataset-bracket.ts';

export const datasetFormat = 'hockey-dataset/1';

const named = z.object({ key: sourceKey, name: bilingual });
/** Free text for people. The import does not use it. */
const remark = z.string().max(10_000);
/** The longest lists allowed: more than Quebec's hockey has in fifty years. */
const most = { seasons: 200, named: 10_000, rulesets: 1_000, competitions: 100_000 } as const;

/** The schema of `dataset.json`. Unknown fields are ignored, except in rulesets, which are strict. */
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
  /** `shows`: the category policy. When it is missing, the name decides (`proposedPolicy`). */
  categories: z.array(named.extend({ shows: categoryPolicy.exactOptional() })).max(most.named),
  divisions: z.array(named).max(most.named),
  /** Optional, because older files have no such lists. `region` distinguishes cities of the same name. */
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
        /** Optional, because older files have no brackets. Older readers ignore them. */
        brackets: z.array(bracketInfo).max(mostCategories).exactOptional(),
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
/** Optional columns. When one is missing, its values are empty. */
export const furtherTeamColumns = ['organization_key', 'country'] as const;
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
type CountColumn = SnakeCase<CountField>;
/** The optional columns of games.csv: the counts of a result. */
export const furtherGameColumns: readonly CountColumn[] = countFields.map(columnOfField);
export type GameColumn = (typeof gameColumns)[number] | CountColumn;

/** The cells of a game's counts. */
export const countCells = (cellOf: (field: CountField) => string): Readonly<Record<CountColumn, string>> =>
  Object.fromEntries(countFields.map((field) => [columnOfField(field), cellOf(field)])) as Record<
    CountColumn,
    string
  >;

/** A row of the source, with every value as text. `line` counts from 1, including the header. */
export type SourceRow<Column extends string> = {
  readonly line: number;
  readonly values: Readonly<Record<Column, string>>;
};
/** A row that cannot be split into columns. */
export type BrokenRow = {
  readonly line: number;
  readonly broken: 'malformed-row' | 'wrong-number-of-columns';
  readonly text: string;
};
export type Rows<Column extends string> =
  | AsyncIterable<SourceRow<Column> | BrokenRow>
  | Iterable<SourceRow<Column> | BrokenRow>;

/** A dataset, from a folder or from the generator. */
export type DatasetSource = {
  readonly info: DatasetInfo;
  readonly teams: () => Rows<TeamColumn>;
  readonly games: () => Rows<GameColumn>;
};
