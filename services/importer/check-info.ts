import { z } from 'zod';
import { bracketProblems } from './check-brackets.ts';
import {
  type DatasetInfo,
  datasetFormat,
  datasetInfo,
  type LeagueInfo,
  type SeasonInfo,
  type TournamentInfo,
} from './dataset-format.ts';
import { DatasetError, type DatasetProblem } from './errors.ts';

/** `['leagues', 3, 'category']` → `leagues[3].category` */
export const pathOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    return text === '' ? String(part) : `${text}.${String(part)}`;
  }, '');

const excerpt = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, 80) : (JSON.stringify(value) ?? '').slice(0, 80);

const valueAt = (root: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[part] : undefined,
    root,
  );

/** Issues of schemas that carry one of the site's error codes. */
const explained = z.object({
  params: z.object({ code: z.enum(['request/hidden-characters', 'request/date-out-of-range']) }),
});

const problemIn = (issue: z.core.$ZodIssue, value: unknown): DatasetProblem['problem'] => {
  if (value === undefined) return 'missing';
  const why = explained.safeParse(issue);
  if (why.success)
    return why.data.params.code === 'request/hidden-characters' ? 'hidden-characters' : 'date-out-of-range';
  return issue.code === 'too_big' ? 'too-long' : 'invalid';
};

const shapeProblems = (raw: unknown, error: z.ZodError): DatasetProblem[] =>
  error.issues.map((issue) => {
    const value = valueAt(raw, issue.path);
    return { path: pathOf(issue.path), problem: problemIn(issue, value), value: excerpt(value) };
  });

const duplicates = (list: string, keys: readonly string[], field: string): DatasetProblem[] => {
  const seen = new Set<string>();
  return keys.flatMap((key, i) => {
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew ? [] : [{ path: `${list}[${i}].${field}`, problem: 'duplicate-key' as const, value: key }];
  });
};

/** Season, category and region identify a league: no two leagues may share all three. */
const duplicatePlaces = (leagues: readonly LeagueInfo[]): DatasetProblem[] => {
  const seen = new Set<string>();
  return leagues.flatMap(({ season, category, region }, i) => {
    const place = JSON.stringify([season, category, region]);
    const isNew = !seen.has(place);
    seen.add(place);
    return isNew
      ? []
      : [{ path: `leagues[${i}].region`, problem: 'duplicate-place' as const, value: region }];
  });
};

const reversed = (path: string, range: { startsOn: string; endsOn: string }): DatasetProblem[] =>
  range.startsOn > range.endsOn
    ? [{ path: `${path}.endsOn`, problem: 'dates-reversed', value: range.endsOn }]
    : [];

/** The days of `2024-2025` must be in 2024 or 2025. */
const ofOtherYears = (path: string, { slug, startsOn, endsOn }: SeasonInfo): DatasetProblem[] => {
  const isOf = (day: string) => slug.split('-').includes(day.slice(0, 4));
  return Object.entries({ startsOn, endsOn })
    .filter(([, day]) => !isOf(day))
    .map(([field, value]) => ({ path: `${path}.${field}`, problem: 'not-of-the-season', value }));
};

/** The days of a tournament must be within its season. */
const outsideSeason = (
  path: string,
  { startsOn, endsOn }: TournamentInfo,
  season: SeasonInfo | undefined,
): DatasetProblem[] =>
  Object.entries({ startsOn, endsOn })
    .filter(([, day]) => season && (day < season.startsOn || day > season.endsOn))
    .map(([field, value]) => ({ path: `${path}.${field}`, problem: 'outside-the-season', value }));

const unknown = (path: string, key: string, recorded: ReadonlySet<string>): DatasetProblem[] =>
  recorded.has(key) ? [] : [{ path, problem: 'unknown-key', value: key }];

const keysOf = (list: readonly { readonly key: string }[]): string[] => list.map(({ key }) => key);

const referenceProblems = (info: DatasetInfo): DatasetProblem[] => {
  const seasons = new Set(info.seasons.map(({ slug }) => slug));
  const regions = new Set(keysOf(info.regions));
  const categories = new Set(keysOf(info.categories));
  const rulesets = new Set(Object.keys(info.rulesets));
  const leagues = info.leagues.flatMap((league, i) => [
    ...unknown(`leagues[${i}].season`, league.season, seasons),
    ...unknown(`leagues[${i}].category`, league.category, categories),
    ...unknown(`leagues[${i}].region`, league.region, regions),
    ...unknown(`leagues[${i}].ruleset`, league.ruleset, rulesets),
  ]);
  const tournaments = info.tournaments.flatMap((tournament, i) => [
    ...unknown(`tournaments[${i}].season`, tournament.season, seasons),
    ...unknown(`tournaments[${i}].ruleset`, tournament.ruleset, rulesets),
    ...tournament.categories.flatMap((key, j) =>
      unknown(`tournaments[${i}].categories[${j}]`, key, categories),
    ),
    ...bracketProblems(`tournaments[${i}]`, tournament),
    ...reversed(`tournaments[${i}]`, tournament),
    ...outsideSeason(
      `tournaments[${i}]`,
      tournament,
      info.seasons.find(({ slug }) => slug === tournament.season),
    ),
  ]);
  const cities = new Set(keysOf(info.cities));
  const places = [
    ...info.cities.flatMap(({ region }, i) =>
      region ? unknown(`cities[${i}].region`, region, regions) : [],
    ),
    ...info.organizations.flatMap(({ city }, i) =>
      city ? unknown(`organizations[${i}].city`, city, cities) : [],
    ),
  ];
  return [...leagues, ...tournaments, ...places];
};

const keyProblems = (info: DatasetInfo): DatasetProblem[] => [
  ...duplicates(
    'seasons',
    info.seasons.map(({ slug }) => slug),
    'slug',
  ),
  ...(
    ['regions', 'categories', 'divisions', 'cities', 'organizations', 'leagues', 'tournaments'] as const
  ).flatMap((list) => duplicates(list, keysOf(info[list]), 'key')),
  ...duplicatePlaces(info.leagues),
  ...info.seasons.flatMap((season, i) => [
    ...reversed(`seasons[${i}]`, season),
    ...ofOtherYears(`seasons[${i}]`, season),
  ]),
];

/** Validates the content of dataset.json. Throws `DatasetError` with every problem and its path. */
export const checkInfo = (raw: unknown): DatasetInfo => {
  const format = z.object({ format: z.unknown() }).safeParse(raw);
  const found = format.success ? format.data.format : undefined;
  if (found !== datasetFormat) throw new DatasetError({ code: 'wrong-format', found: excerpt(found) });
  const parsed = datasetInfo.safeParse(raw);
  const problems = parsed.success
    ? [...keyProblems(parsed.data), ...referenceProblems(parsed.data)]
    : shapeProblems(raw, parsed.error);
  if (!parsed.success || problems.length > 0) throw new DatasetError({ code: 'invalid-dataset', problems });
  return parsed.data;
};

/** Throws `DatasetError` when a season is earlier than `firstSeason`, the first one that administrators allow. */
export const assertNotTooEarly = ({ seasons }: DatasetInfo, firstSeason: string): void => {
  const problems = seasons.flatMap(({ slug }, i) =>
    slug < firstSeason ? [{ path: `seasons[${i}].slug`, problem: 'too-early', value: slug } as const] : [],
  );
  if (problems.length > 0) throw new DatasetError({ code: 'invalid-dataset', problems });
};
