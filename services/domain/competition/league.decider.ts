import type { LeagueCommand } from '@rondelle/contracts/competition/commands.ts';
import type { LeagueEvent } from '@rondelle/contracts/competition/competition.events.ts';
import type { Bilingual } from '@rondelle/contracts/competition/vocabulary.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Decider } from '../decider.ts';
import { assertDraw } from './draw.ts';
import { payloadOf, same } from './payload.ts';

type CreatedLeague = {
  readonly seasonId: number;
  readonly name: Bilingual;
  readonly rulesetId: number;
  readonly rulesetVersion: number;
  /** The division of each entered team, null outside any. */
  readonly divisionOf: ReadonlyMap<number, number | null>;
  readonly draw: readonly number[] | null;
};
/** Null until the league is created. */
export type League = CreatedLeague | null;

/** The division of an entered team; a team that is not entered can be neither moved nor removed. */
const divisionOf = ({ divisionOf }: CreatedLeague, teamId: number): number | null => {
  const division = divisionOf.get(teamId);
  if (division === undefined) throw new DomainError('league/team-not-entered', 'teamId');
  return division;
};

type Change = Exclude<LeagueCommand, { type: 'CreateLeague' }>;

const change = (command: Change, league: CreatedLeague): readonly LeagueEvent[] => {
  switch (command.type) {
    case 'RenameLeague':
      return same(league.name, command.name) ? [] : [{ type: 'LeagueRenamed', data: payloadOf(command) }];
    case 'ChangeLeagueRuleset': {
      const { rulesetId, rulesetVersion } = league;
      const unchanged = rulesetId === command.rulesetId && rulesetVersion === command.rulesetVersion;
      return unchanged ? [] : [{ type: 'LeagueRulesetChanged', data: payloadOf(command) }];
    }
    case 'EnterTeamInLeague': {
      const entered = league.divisionOf.get(command.teamId);
      if (entered === command.divisionId) return [];
      if (entered !== undefined) throw new DomainError('league/team-already-entered', 'teamId');
      return [{ type: 'TeamEnteredLeague', data: payloadOf(command) }];
    }
    case 'MoveTeamToDivision': {
      const unmoved = divisionOf(league, command.teamId) === command.divisionId;
      return unmoved ? [] : [{ type: 'TeamMovedToDivision', data: payloadOf(command) }];
    }
    case 'RemoveTeamFromLeague': {
      divisionOf(league, command.teamId);
      if (command.hasPlayed) throw new DomainError('league/team-has-played', 'teamId');
      const { hasPlayed: _hasPlayed, ...data } = payloadOf(command);
      return [{ type: 'TeamLeftLeague', data }];
    }
    case 'RecordLeagueDraw':
      assertDraw(command.teamIds, league.divisionOf, 'league/draw-of-unknown-teams');
      return same(league.draw, command.teamIds)
        ? []
        : [{ type: 'LeagueDrawRecorded', data: payloadOf(command) }];
  }
};

const evolveCreated = (
  league: CreatedLeague,
  event: Exclude<LeagueEvent, { type: 'LeagueCreated' }>,
): CreatedLeague => {
  switch (event.type) {
    case 'LeagueRenamed':
      return { ...league, name: event.data.name };
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
        divisionOf: new Map([...league.divisionOf].filter(([id]) => id !== event.data.teamId)),
      };
    case 'LeagueDrawRecorded':
      return { ...league, draw: event.data.teamIds };
  }
};

export const league: Decider<League, LeagueCommand, LeagueEvent> = {
  initial: null,
  decide: (command, state) => {
    if (command.type === 'CreateLeague') {
      if (state) throw new DomainError('league/already-created');
      return [{ type: 'LeagueCreated', data: payloadOf(command) }];
    }
    if (!state) throw new DomainError('league/unknown');
    // A league is of one season: in another there is no league of this id.
    if (command.seasonId !== state.seasonId) throw new DomainError('league/unknown', 'seasonId');
    return change(command, state);
  },
  evolve: (state, event) => {
    if (event.type !== 'LeagueCreated') return state && evolveCreated(state, event);
    const { seasonId, name, rulesetId, rulesetVersion } = event.data;
    return { seasonId, name, rulesetId, rulesetVersion, divisionOf: new Map(), draw: null };
  },
};
