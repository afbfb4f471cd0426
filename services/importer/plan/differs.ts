import { isDeepStrictEqual } from 'node:util';
import type { GameRow } from '../check-game.ts';
import type { TeamRow } from '../check-team.ts';
import type { CityInfo, LeagueInfo, OrganizationInfo, TournamentInfo } from '../dataset-format.ts';
import type { Recorded, RecordedLeague, RecordedTournament } from '../recorded.ts';
import type { CheckedDataset } from '../read-rows.ts';

type Comparison = { readonly info: CheckedDataset['info']; readonly recorded: Recorded };

const hasOtherRules = (
  { ruleset }: { readonly ruleset: string },
  { rulesetId, rulesetVersion }: RecordedLeague | RecordedTournament,
  { info, recorded: { rulesets } }: Comparison,
): boolean => {
  const now = rulesets.get(ruleset);
  return (
    now?.id !== rulesetId ||
    now.version !== rulesetVersion ||
    !isDeepStrictEqual(now.rules, info.rulesets[ruleset])
  );
};

const leagueDiffers = (incoming: LeagueInfo, rows: readonly TeamRow[], context: Comparison): boolean => {
  const { recorded } = context;
  const before = recorded.leagues.get(incoming.key);
  if (!before) return false;
  const isEntered = ({ key, division }: TeamRow): boolean =>
    before.entries.get(recorded.teams.get(key)?.id ?? 0)?.divisionId ===
    (division === null ? null : recorded.divisions.get(division)?.id);
  return (
    !isDeepStrictEqual(before.name, incoming.name) ||
    before.regionId !== recorded.regions.get(incoming.region)?.id ||
    before.categoryId !== recorded.categories.get(incoming.category)?.id ||
    hasOtherRules(incoming, before, context) ||
    before.entries.size !== rows.length ||
    !rows.every(isEntered)
  );
};

const tournamentDiffers = (
  incoming: TournamentInfo,
  teamKeys: ReadonlySet<string>,
  context: Comparison,
): boolean => {
  const { recorded } = context;
  const before = recorded.tournaments.get(incoming.key);
  return (
    before !== undefined &&
    (!isDeepStrictEqual(before.name, incoming.name) ||
      before.startsOn !== incoming.startsOn ||
      before.endsOn !== incoming.endsOn ||
      before.city !== incoming.city ||
      !isDeepStrictEqual(
        before.categoryIds,
        incoming.categories.map((key) => recorded.categories.get(key)?.id),
      ) ||
      hasOtherRules(incoming, before, context) ||
      // A tournament with brackets always counts as different. Brackets are few, and are compared when they are
      // planned.
      incoming.brackets !== undefined ||
      ![...teamKeys].every((key) => before.entries.has(recorded.teams.get(key)?.id ?? 0)))
  );
};

const cityDiffers = ({ key, name, region, at }: CityInfo, { cities, regions }: Recorded): boolean => {
  const before = cities.get(key);
  return (
    before !== undefined &&
    (!isDeepStrictEqual(before.name, name) ||
      (region ? regions.get(region)?.id !== before.regionId : false) ||
      (at ? !isDeepStrictEqual(at, before.at) : false))
  );
};

const organizationDiffers = (
  { key, name, city }: OrganizationInfo,
  { organizations, cities }: Recorded,
): boolean => {
  const before = organizations.get(key);
  return (
    before !== undefined &&
    (!isDeepStrictEqual(before.name, name) || (city ? cities.get(city)?.id !== before.cityId : false))
  );
};

const teamDiffers = (row: TeamRow, recorded: Recorded, delisted: ReadonlySet<number>): boolean => {
  const team = recorded.teams.get(row.key);
  const listed = team?.seasons.get(recorded.seasons.get(row.season)?.id ?? 0);
  // Most teams without a listing have never had one. Only those that people have delisted differ.
  if (!listed) return team !== undefined && delisted.has(team.id);
  return (
    (row.organization !== null &&
      recorded.organizations.get(row.organization)?.id !== team?.organizationId) ||
    listed.name !== row.name ||
    listed.city !== row.city ||
    (row.country !== null && listed.country !== row.country) ||
    listed.categoryId !== recorded.categories.get(row.category)?.id ||
    listed.regionId !== recorded.regions.get(row.region)?.id
  );
};

const tournamentTeamsOf = (games: readonly GameRow[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const teamsOf = new Map<string, Set<string>>();
  for (const { tournament, home, away } of games)
    if (tournament !== null) {
      const there = teamsOf.get(tournament) ?? new Set();
      teamsOf.set(tournament, there.add(home).add(away));
    }
  return teamsOf;
};

const keysOf = <T extends { readonly key: string }>(
  list: readonly T[],
  differs: (one: T) => boolean,
): ReadonlySet<string> => new Set(list.filter(differs).map(({ key }) => key));

/** Returns the keys of entities whose values in the dataset differ from the site, whoever changed them. */
export const differencesFrom = (
  recorded: Recorded,
  { info, teams, games }: CheckedDataset,
  delisted: ReadonlySet<number>,
) => {
  const context: Comparison = { info, recorded };
  const byLeague = Map.groupBy(teams, ({ league }) => league);
  const teamsOfTournament = tournamentTeamsOf(games);
  return {
    seasons: new Set(
      info.seasons
        .filter(({ slug, startsOn, endsOn }) => {
          const before = recorded.seasons.get(slug);
          return before && (startsOn < before.startsOn || endsOn > before.endsOn);
        })
        .map(({ slug }) => slug),
    ),
    rulesets: new Set(
      Object.entries(info.rulesets)
        .filter(([key, rules]) => !isDeepStrictEqual(recorded.rulesets.get(key)?.rules, rules))
        .map(([key]) => key),
    ),
    cities: keysOf(info.cities, (incoming) => cityDiffers(incoming, recorded)),
    organizations: keysOf(info.organizations, (incoming) => organizationDiffers(incoming, recorded)),
    leagues: keysOf(info.leagues, (incoming) =>
      leagueDiffers(incoming, byLeague.get(incoming.key) ?? [], context),
    ),
    tournaments: keysOf(info.tournaments, (incoming) =>
      tournamentDiffers(incoming, teamsOfTournament.get(incoming.key) ?? new Set(), context),
    ),
    teams: keysOf(teams, (row) => teamDiffers(row, recorded, delisted)),
  };
};
