import type { Country } from '@rondelle/contracts/competition/countries.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { importCommandId } from '../plan/command-id.ts';
import type { StreamPlan } from '../plan/stream-plan.ts';
import type { SheetLeague } from './sheet.ts';

/**
 * Returns the team that a text names in a league; null when it is unclear, `left-out` when a person asked to skip its
 * games.
 */
export type TeamFinder = (league: SheetLeague, text: string) => number | 'left-out' | null;

/** A team to register, and the league to enter it in. */
export type NewTeam = { readonly league: SheetLeague; readonly name: string; readonly id: number };
/** An existing team to enter in a league that it is not in yet. */
export type Entering = { readonly league: SheetLeague; readonly id: number };

export type SheetTeams = {
  readonly teamOf: TeamFinder;
  readonly newTeams: readonly NewTeam[];
  readonly entering: readonly Entering[];
};

/** A team's name, city, country and category. `isListed`: whether the listing is of the sheet's season. */
export type Listing = {
  readonly name: string;
  readonly city: string | null;
  readonly country: Country | null;
  readonly categoryId: number;
  readonly isListed: boolean;
};

const origin = { file: 'teams.csv', line: 0 } as const;

/**
 * Plans the registrations, listings and league entries of teams, with one plan per stream. Throws `team/other-category`
 * when an existing team is listed in another category than its league.
 */
export const planSheetTeams = (
  { newTeams, entering }: SheetTeams,
  seasonId: number,
  listings: ReadonlyMap<number, Listing>,
): StreamPlan[] => {
  const listed = (
    teamId: number,
    { categoryId, regionId }: SheetLeague,
    { name, city, country }: Pick<Listing, 'name' | 'city' | 'country'>,
  ) => {
    const commandId = importCommandId('sheet-listing', teamId, seasonId, name);
    return {
      type: 'ListTeamForSeason',
      commandId,
      teamId,
      seasonId,
      name,
      categoryId,
      regionId,
      city,
      country,
    } as const;
  };
  const registered = newTeams.map(({ id, league, name }): StreamPlan => {
    const commandId = importCommandId('sheet-team', id, name);
    const register = { type: 'RegisterTeam', commandId, teamId: id, key: null } as const;
    return {
      kind: 'team',
      id,
      isNew: true,
      commands: [register, listed(id, league, { name, city: null, country: null })],
      origin,
    };
  });
  const relisted = entering.flatMap(({ id, league }): StreamPlan[] => {
    const listing = listings.get(id);
    if (listing?.isListed && listing.categoryId !== league.categoryId)
      throw new DomainError('team/other-category');
    if (!listing || listing.isListed) return [];
    const commands = [listed(id, league, listing)];
    return [{ kind: 'team', id, isNew: false, commands, origin }];
  });
  const byLeague = Map.groupBy([...newTeams, ...entering], ({ league }) => league.id);
  const entered = [...byLeague].map(
    ([leagueId, teams]): StreamPlan => ({
      kind: 'league',
      id: leagueId,
      isNew: false,
      origin,
      // In one append: otherwise the league would be loaded again for each team.
      together: importCommandId('sheet-entries', leagueId, ...teams.map(({ id }) => id)),
      commands: teams.map(({ id: teamId }) => ({
        type: 'EnterTeamInLeague',
        commandId: importCommandId('sheet-entry', leagueId, teamId),
        leagueId,
        seasonId,
        teamId,
        divisionId: null,
      })),
    }),
  );
  return [...registered, ...relisted, ...entered];
};
