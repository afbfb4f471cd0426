import { isDeepStrictEqual } from 'node:util';
import type { GameRow } from '../check-game.ts';
import type { TeamRow } from '../check-team.ts';
import type { CityInfo, LeagueInfo, OrganizationInfo, TournamentInfo } from '../dataset-format.ts';
import type { Recorded, RecordedLeague, RecordedTournament } from '../recorded.ts';
import type { CheckedDataset } from '../read-rows.ts';

type Said = { readonly info: CheckedDataset['info']; readonly recorded: Recorded };

const hasOtherRules = (
  { ruleset }: { readonly ruleset: string },
  { rulesetId, rulesetVersion }: RecordedLeague | RecordedTournament,
  { info, recorded: { rulesets } }: Said,
): boolean => {
  const now = rulesets.get(ruleset);
  return (
    now?.id !== rulesetId ||
    now.version !== rulesetVersion ||
    !isDeepStrictEqual(now.rules, info.rulesets[ruleset])
  );
};

const leagueDiffers = (said: LeagueInfo, rows: readonly TeamRow[], context: Said): boolean => {
  const { recorded } = context;
  const before = recorded.leagues.get(said.key);
  if (!before) return false;
  const isEntered = ({ key, division }: TeamRow): boolean =>
    before.entries.get(recorded.teams.get(key)?.id ?? 0)?.divisionId ===
    (division === null ? null : recorded.divisions.get(division)?.id);
  return (
    !isDeepStrictEqual(before.name, said.name) ||
    before.regionId !== recorded.regions.get(said.region)?.id ||
    before.categoryId !== recorded.categories.get(said.category)?.id ||
    hasOtherRules(said, before, context) ||
    before.entries.size !== rows.length ||
    !rows.every(isEntered)
  );
};

const tournamentDiffers = (said: TournamentInfo, players: ReadonlySet<string>, context: Said): boolean => {
  const { recorded } = context;
  const before = recorded.tournaments.get(said.key);
  return (
    before !== undefined &&
    (!isDeepStrictEqual(before.name, said.name) ||
      before.startsOn !== said.startsOn ||
      before.endsOn !== said.endsOn ||
      before.city !== said.city ||
      !isDeepStrictEqual(
        before.categoryIds,
        said.categories.map((key) => recorded.categories.get(key)?.id),
      ) ||
      hasOtherRules(said, before, context) ||
      ![...players].every((key) => before.entries.has(recorded.teams.get(key)?.id ?? 0)))
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
  // Most teams that are not listed have never been: only people's delistings tell them apart.
  if (!listed) return team !== undefined && delisted.has(team.id);
  return (
    (row.organization !== null &&
      recorded.organizations.get(row.organization)?.id !== team?.organizationId) ||
    listed.name !== row.name ||
    listed.city !== row.city ||
    listed.categoryId !== recorded.categories.get(row.category)?.id ||
    listed.regionId !== recorded.regions.get(row.region)?.id
  );
};

const playersOf = (games: readonly GameRow[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const players = new Map<string, Set<string>>();
  for (const { tournament, home, away } of games)
    if (tournament !== null) {
      const there = players.get(tournament) ?? new Set();
      players.set(tournament, there.add(home).add(away));
    }
  return players;
};

const keysOf = <T extends { readonly key: string }>(
  list: readonly T[],
  differs: (one: T) => boolean,
): ReadonlySet<string> => new Set(list.filter(differs).map(({ key }) => key));

/** The keys of what a dataset tells otherwise than the site, whoever has changed it. */
export const differencesFrom = (
  recorded: Recorded,
  { info, teams, games }: CheckedDataset,
  delisted: ReadonlySet<number>,
) => {
  const context: Said = { info, recorded };
  const byLeague = Map.groupBy(teams, ({ league }) => league);
  const players = playersOf(games);
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
    cities: keysOf(info.cities, (said) => cityDiffers(said, recorded)),
    organizations: keysOf(info.organizations, (said) => organizationDiffers(said, recorded)),
    leagues: keysOf(info.leagues, (said) => leagueDiffers(said, byLeague.get(said.key) ?? [], context)),
    tournaments: keysOf(info.tournaments, (said) =>
      tournamentDiffers(said, players.get(said.key) ?? new Set(), context),
    ),
    teams: keysOf(teams, (row) => teamDiffers(row, recorded, delisted)),
  };
};
