import { type Country, countries } from '@rondelle/contracts/competition/countries.ts';
import { keyIn, oneOf, optional, required } from './check-value.ts';
import type { SourceRow, TeamColumn } from './dataset-format.ts';
import { categoryIn, type DatasetIndex, leagueIn, seasonIn } from './dataset-index.ts';
import { RowError } from './errors.ts';

/** A team in one season, with the keys of everything that it refers to. */
export type TeamRow = {
  readonly line: number;
  readonly key: string;
  readonly season: string;
  readonly name: string;
  readonly category: string;
  readonly region: string;
  readonly city: string | null;
  readonly country: Country | null;
  readonly league: string | null;
  readonly division: string | null;
  readonly organization: string | null;
};

/** The teams of teams.csv, under the keys that `teamAt` returns. */
export type TeamList = {
  readonly rows: ReadonlyMap<string, TeamRow>;
  /** Teams whose only row of the season was rejected. Their games are rejected too. */
  readonly rejected: ReadonlySet<string>;
};

/** The map key of a team in a season. It is unambiguous, because neither part contains a line break. */
export const teamAt = (season: string, key: string): string => `${season}\n${key}`;

const divisionIn = (index: DatasetIndex, key: string, league: string | null): string | null => {
  if (key === '') return null;
  if (!index.divisions.has(key)) throw new RowError('division_key', key, 'unknown-division');
  if (league === null) throw new RowError('division_key', key, 'division-without-league');
  return key;
};

const countryIn = (code: string): Country | null =>
  code === '' ? null : oneOf('country', code, countries, 'unknown-country');

const organizationIn = ({ organizations }: DatasetIndex, key: string): string | null => {
  if (key === '') return null;
  if (!organizations.has(key)) throw new RowError('organization_key', key, 'unknown-organization');
  return key;
};

/** Checks one row of teams.csv. `listed`: the rows accepted so far. Throws `RowError`. */
export const checkTeam = (
  { line, values }: SourceRow<TeamColumn>,
  index: DatasetIndex,
  listed: ReadonlyMap<string, TeamRow>,
): TeamRow => {
  const key = keyIn('team_key', values.team_key);
  const season = seasonIn(index, values.season).slug;
  const name = required('name', values.name);
  const category = categoryIn(index, values.category_key);
  if (!index.regions.has(values.region_key))
    throw new RowError('region_key', values.region_key, 'unknown-region');
  const league = leagueIn(index, values.league_key, season, category)?.key ?? null;
  const division = divisionIn(index, values.division_key, league);
  const organization = organizationIn(index, values.organization_key);
  const city = optional('city', values.city);
  const country = countryIn(values.country);
  if (listed.has(teamAt(season, key))) throw new RowError('team_key', key, 'duplicate-team');
  const { region_key: region } = values;
  return { line, key, season, name, category, region, city, country, league, division, organization };
};
