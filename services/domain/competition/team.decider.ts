import type { TeamCommand } from '@rondelle/contracts/competition/commands.ts';
import type { TeamEvent } from '@rondelle/contracts/competition/competition.events.ts';
import type { CrestChoice } from '@rondelle/contracts/crest/crest-choice.ts';
import type { Reason } from '@rondelle/contracts/competition/vocabulary.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Decider } from '../decider.ts';
import { payloadOf, same } from './payload.ts';
import { assertListNotFull } from './list-limit.ts';

type Listing = Extract<TeamEvent, { type: 'TeamListedForSeason' }>['data'];

type RegisteredTeam = {
  readonly key: string | null;
  readonly organizationId: number | null;
  /** The last listing of each season. */
  readonly seasons: ReadonlyMap<number, Listing>;
  /** Null while the crest is drawn from the name. */
  readonly crest: CrestChoice | null;
  /** A deleted team keeps its fields, so that it can be restored. */
  readonly deleted: boolean;
};
export type Team = RegisteredTeam | null;

type Change = Exclude<TeamCommand, { type: 'RegisterTeam' | 'RestoreTeam' }>;

const assertNoGames = ({ hasPlayed }: { readonly hasPlayed: boolean }): void => {
  if (hasPlayed) throw new DomainError('team/has-played');
};

/** One event for each season, so that every season's views see that the team left. */
const delistings = (teamId: number, seasons: RegisteredTeam['seasons'], reason: Reason): TeamEvent[] =>
  [...seasons.keys()].map((seasonId) => ({
    type: 'TeamDelistedFromSeason',
    data: { teamId, seasonId, reason },
  }));

const restore = (teamId: number, team: RegisteredTeam): readonly TeamEvent[] => {
  const { key, seasons, organizationId, crest, deleted } = team;
  if (!deleted) throw new DomainError('team/not-deleted');
  const listings = [...seasons.values()].map((data) => ({ type: 'TeamListedForSeason', data }) as const);
  const belongs = { type: 'TeamOrganizationChanged', data: { teamId, organizationId } } as const;
  const chosen: TeamEvent[] = crest ? [{ type: 'TeamCrestChosen', data: { teamId, crest } }] : [];
  return [
    { type: 'TeamRestored', data: { teamId, key } },
    ...(organizationId === null ? [] : [belongs]),
    ...listings,
    ...chosen,
  ];
};

const change = (command: Change, { seasons, crest, ...team }: RegisteredTeam): readonly TeamEvent[] => {
  const { teamId } = command;
  switch (command.type) {
    case 'ListTeamForSeason': {
      const before = seasons.get(command.seasonId);
      const { country = before?.country ?? null, ...rest } = payloadOf(command);
      const listing = { ...rest, ...(country && { country }) };
      if (same(before, listing)) return [];
      if (!before) assertListNotFull(seasons.size, 'seasonId');
      return [{ type: 'TeamListedForSeason', data: listing }];
    }
    case 'AssignTeamToOrganization': {
      if (command.organizationId === team.organizationId) return [];
      return [{ type: 'TeamOrganizationChanged', data: payloadOf(command) }];
    }
    case 'DelistTeamFromSeason': {
      const { seasonId, reason } = command;
      if (!seasons.has(seasonId)) return [];
      assertNoGames(command);
      return [{ type: 'TeamDelistedFromSeason', data: { teamId, seasonId, reason } }];
    }
    case 'ChooseTeamCrest':
      return same(crest, command.crest)
        ? []
        : [{ type: 'TeamCrestChosen', data: { teamId, crest: command.crest } }];
    case 'DeleteTeam': {
      assertNoGames(command);
      const { reason } = command;
      return [{ type: 'TeamDeleted', data: { teamId, reason } }, ...delistings(teamId, seasons, reason)];
    }
    case 'MergeTeam': {
      const { into } = command;
      if (into === teamId) throw new DomainError('request/invalid', 'into');
      assertNoGames(command);
      return [{ type: 'TeamMerged', data: { teamId, into } }, ...delistings(teamId, seasons, 'duplicate')];
    }
  }
};

const evolveRegistered = (
  team: RegisteredTeam,
  event: Exclude<TeamEvent, { type: 'TeamRegistered' }>,
): RegisteredTeam => {
  switch (event.type) {
    case 'TeamListedForSeason':
      return { ...team, seasons: new Map([...team.seasons, [event.data.seasonId, event.data]]) };
    case 'TeamDelistedFromSeason':
      // A deletion records one delisting for each season; the state keeps the listings for a restoration.
      return team.deleted
        ? team
        : { ...team, seasons: new Map([...team.seasons].filter(([id]) => id !== event.data.seasonId)) };
    case 'TeamCrestChosen':
      return { ...team, crest: event.data.crest };
    case 'TeamOrganizationChanged':
      return { ...team, organizationId: event.data.organizationId };
    case 'TeamRestored':
      return { ...team, deleted: false };
    case 'TeamDeleted':
    case 'TeamMerged':
      return { ...team, deleted: true };
  }
};

export const team: Decider<Team, TeamCommand, TeamEvent> = {
  initial: null,
  decide: (command, state) => {
    if (command.type === 'RegisterTeam') {
      if (state) throw new DomainError('team/already-registered');
      return [{ type: 'TeamRegistered', data: payloadOf(command) }];
    }
    if (!state) throw new DomainError('team/unknown');
    if (command.type === 'RestoreTeam') return restore(command.teamId, state);
    if (state.deleted) throw new DomainError('team/unknown');
    return change(command, state);
  },
  evolve: (state, event) =>
    event.type === 'TeamRegistered'
      ? { key: event.data.key, organizationId: null, seasons: new Map(), crest: null, deleted: false }
      : state && evolveRegistered(state, event),
};
