import type { LeagueEvent } from '@rondelle/contracts/competition/competition.events.ts';
import type { WithdrawalTreatment } from '@rondelle/contracts/competition/lists.ts';
import type { Bilingual } from '@rondelle/contracts/competition/vocabulary.ts';
import { accept, acceptedIdsOf, join, leave, type Supervisors } from './supervisors.ts';

export type CreatedLeague = {
  readonly seasonId: number;
  readonly key: string | null;
  readonly categoryId: number;
  readonly regionId: number;
  readonly name: Bilingual;
  readonly rulesetId: number;
  readonly rulesetVersion: number;
  /** The division of each entered team, null when it is in none. */
  readonly divisionOf: ReadonlyMap<number, number | null>;
  /** The points deducted from each team that lost any. */
  readonly deducted: ReadonlyMap<number, number>;
  /** Treatment of the games of each team that withdrew. */
  readonly withdrawn: ReadonlyMap<number, WithdrawalTreatment>;
  readonly draw: readonly number[] | null;
  /** A deleted league keeps its fields, so that it can be restored. */
  readonly deleted: boolean;
} & Supervisors;
export type League = CreatedLeague | null;

const without = <K, V>(map: ReadonlyMap<K, V>, key: K): ReadonlyMap<K, V> =>
  new Map([...map].filter(([other]) => other !== key));

const changed = (
  league: CreatedLeague,
  event: Exclude<LeagueEvent, { type: 'LeagueCreated' | 'LeagueRestored' }>,
): CreatedLeague => {
  switch (event.type) {
    case 'LeagueRenamed':
      return { ...league, name: event.data.name };
    case 'LeagueMoved':
      return { ...league, categoryId: event.data.categoryId, regionId: event.data.regionId };
    case 'LeagueRulesetChanged':
      return { ...league, rulesetId: event.data.rulesetId, rulesetVersion: event.data.rulesetVersion };
    case 'TeamEnteredLeague':
    case 'TeamMovedToDivision':
      return {
        ...league,
        divisionOf: new Map([...league.divisionOf, [event.data.teamId, event.data.divisionId]]),
      };
    case 'TeamLeftLeague':
      return {
        ...league,
        divisionOf: without(league.divisionOf, event.data.teamId),
        deducted: without(league.deducted, event.data.teamId),
        withdrawn: without(league.withdrawn, event.data.teamId),
      };
    case 'TeamWithdrewFromLeague': {
      const { teamId, treatment } = event.data;
      return { ...league, withdrawn: new Map([...without(league.withdrawn, teamId), [teamId, treatment]]) };
    }
    case 'TeamReturnedToLeague':
      return { ...league, withdrawn: without(league.withdrawn, event.data.teamId) };
    case 'LeaguePointsDeducted': {
      const { teamId, points } = event.data;
      const others = without(league.deducted, teamId);
      return { ...league, deducted: points === 0 ? others : new Map([...others, [teamId, points]]) };
    }
    case 'LeagueDrawRecorded':
      return { ...league, draw: event.data.teamIds };
    case 'LeagueDrawWithdrawn':
      return { ...league, draw: null };
    case 'LeagueSupervisorJoined':
      return { ...league, ...join(league, event.data.memberId) };
    case 'LeagueSupervisorAccepted':
      return { ...league, ...accept(league, event.data.memberId) };
    case 'LeagueSupervisorLeft':
      return { ...league, ...leave(league, event.data.memberId) };
    case 'LeagueDeleted':
      return { ...league, deleted: true };
  }
};

export const evolve = (state: League, event: LeagueEvent): League => {
  if (event.type !== 'LeagueCreated' && event.type !== 'LeagueRestored')
    return state && changed(state, event);
  const { seasonId, key, categoryId, regionId, name, rulesetId, rulesetVersion } = event.data;
  const facts = { seasonId, key, categoryId, regionId, name, rulesetId, rulesetVersion, deleted: false };
  if (event.type === 'LeagueCreated')
    return {
      ...facts,
      divisionOf: new Map(),
      deducted: new Map(),
      withdrawn: new Map(),
      draw: null,
      supervisors: new Set(),
      accepted: new Set(),
    };
  const { entries, draw, supervisorIds, acceptedIds } = event.data;
  return {
    ...facts,
    divisionOf: new Map(entries.map(({ teamId, divisionId }) => [teamId, divisionId])),
    deducted: new Map(entries.flatMap(({ teamId, deducted }) => (deducted ? [[teamId, deducted]] : []))),
    withdrawn: new Map(entries.flatMap(({ teamId, withdrawn }) => (withdrawn ? [[teamId, withdrawn]] : []))),
    draw,
    supervisors: new Set(supervisorIds),
    accepted: new Set(acceptedIds),
  };
};

/** The fields of `LeagueRestored`, without the id. */
export const restoredFacts = (league: CreatedLeague) => {
  const {
    divisionOf,
    deducted,
    withdrawn,
    supervisors,
    accepted: _accepted,
    draw,
    deleted: _deleted,
    ...facts
  } = league;
  return {
    ...facts,
    draw: draw && [...draw],
    entries: [...divisionOf].map(([teamId, divisionId]) => {
      const points = deducted.get(teamId);
      const treatment = withdrawn.get(teamId);
      return {
        teamId,
        divisionId,
        ...(points && { deducted: points }),
        ...(treatment && { withdrawn: treatment }),
      };
    }),
    supervisorIds: [...supervisors],
    ...acceptedIdsOf(league),
  };
};
