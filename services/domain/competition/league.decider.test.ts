import type { LeagueEvent } from '@rondelle/contracts/competition/competition.events.ts';
import { test } from 'vitest';
import { anyCommand, specFor } from '../given.ts';
import { league } from './league.decider.ts';

const given = specFor(league);
const id = { leagueId: 7, seasonId: 19 };
const name = { fr: 'LHEQ', en: 'LHEQ' };
const rules = { rulesetId: 1, rulesetVersion: 1 };
const creation = { ...id, key: null, categoryId: 3, regionId: 4, name, ...rules };
const created = { type: 'LeagueCreated', data: creation } as const;
const create = { type: 'CreateLeague', ...anyCommand, ...creation } as const;
const entered = (teamId: number, divisionId: number | null = null) =>
  ({ type: 'TeamEnteredLeague', data: { ...id, teamId, divisionId } }) as const;
const enter = (teamId: number, divisionId: number | null = null) =>
  ({ type: 'EnterTeamInLeague', ...anyCommand, ...id, teamId, divisionId }) as const;
const move = (teamId: number, divisionId: number | null) =>
  ({ type: 'MoveTeamToDivision', ...anyCommand, ...id, teamId, divisionId }) as const;
const remove = (teamId: number, hasPlayed: boolean) =>
  ({ type: 'RemoveTeamFromLeague', ...anyCommand, ...id, teamId, hasPlayed }) as const;
const left = (teamId: number) => ({ type: 'TeamLeftLeague', data: { ...id, teamId } }) as const;
const draw = (...teamIds: number[]) => ({ type: 'RecordLeagueDraw', ...anyCommand, ...id, teamIds }) as const;
const rename = { type: 'RenameLeague', ...anyCommand, ...id } as const;
const moveTo = (categoryId: number, regionId: number) =>
  ({ type: 'MoveLeague', ...anyCommand, ...id, categoryId, regionId }) as const;
const changeRules = { type: 'ChangeLeagueRuleset', ...anyCommand, ...id } as const;

test('a league is created', () => given().when(create).thenEvents(created));
test('a league is created once', () => given(created).when(create).thenRejected('league/already-created'));
test('an unknown league refuses commands', () => given().when(enter(101)).thenRejected('league/unknown'));
test('a league belongs to one season', () =>
  given(created)
    .when({ ...enter(101), seasonId: 20 })
    .thenRejected('league/unknown', 'seasonId'));

test('a league is renamed only when the name differs', () => {
  const data = { ...id, name: { fr: 'Ligue', en: 'League' } };
  given(created)
    .when({ ...rename, name: data.name })
    .thenEvents({ type: 'LeagueRenamed', data });
  given(created, { type: 'LeagueRenamed', data })
    .when({ ...rename, name: data.name })
    .thenNothing();
});
test('a league without teams moves to another category and region', () => {
  const data = { ...id, categoryId: 5, regionId: 6 };
  given(created).when(moveTo(5, 6)).thenEvents({ type: 'LeagueMoved', data });
  given(created, { type: 'LeagueMoved', data }).when(moveTo(5, 6)).thenNothing();
  given(created).when(moveTo(3, 4)).thenNothing();
});
test('a league with teams can move to another region, but not to another category', () => {
  given(created, entered(101)).when(moveTo(5, 4)).thenRejected('league/category-has-teams', 'categoryId');
  given(created, entered(101))
    .when(moveTo(3, 6))
    .thenEvents({ type: 'LeagueMoved', data: { ...id, categoryId: 3, regionId: 6 } });
  given(created, entered(101), left(101))
    .when(moveTo(5, 4))
    .thenEvents({ type: 'LeagueMoved', data: { ...id, categoryId: 5, regionId: 4 } });
});
test('a restored league is in the region that it moved to', () => {
  const moved = { type: 'LeagueMoved', data: { ...id, categoryId: 3, regionId: 6 } } as const;
  const reason = 'other' as const;
  given(created, moved, { type: 'LeagueDeleted', data: { ...id, teamIds: [], supervisorIds: [], reason } })
    .when({ type: 'RestoreLeague', ...anyCommand, ...id })
    .thenEvents({
      type: 'LeagueRestored',
      data: { ...creation, regionId: 6, draw: null, entries: [], supervisorIds: [] },
    });
});
test('a league moves to another version of its ruleset', () => {
  const data = { ...id, rulesetId: 1, rulesetVersion: 2 };
  given(created)
    .when({ ...changeRules, rulesetId: 1, rulesetVersion: 2 })
    .thenEvents({ type: 'LeagueRulesetChanged', data });
  given(created)
    .when({ ...changeRules, ...rules })
    .thenNothing();
  given(created, { type: 'LeagueRulesetChanged', data })
    .when({ ...changeRules, ...data })
    .thenNothing();
});

test('a team enters a league, in a division or in none', () => {
  given(created).when(enter(101, 2)).thenEvents(entered(101, 2));
  given(created).when(enter(101)).thenEvents(entered(101));
});
test('entering a team again in the same division changes nothing', () =>
  given(created, entered(101)).when(enter(101)).thenNothing());
test('a team is entered once: changing its division needs a move', () =>
  given(created, entered(101, 2)).when(enter(101, 3)).thenRejected('league/team-already-entered', 'teamId'));
test('a team moves to another division, or to none', () => {
  const moved = { type: 'TeamMovedToDivision', data: { ...id, teamId: 101, divisionId: null } } as const;
  given(created, entered(101, 2)).when(move(101, null)).thenEvents(moved);
  given(created, entered(101, 2)).when(move(101, 2)).thenNothing();
  given(created, entered(101, 2), moved).when(move(101, null)).thenNothing();
  given(created).when(move(101, 2)).thenRejected('league/team-not-entered', 'teamId');
});

test('a team that has not played can leave, and be entered again', () => {
  given(created, entered(101)).when(remove(101, false)).thenEvents(left(101));
  given(created, entered(101), left(101)).when(enter(101)).thenEvents(entered(101));
});
test('a team that has played cannot be removed', () => {
  given(created, entered(101)).when(remove(101, true)).thenRejected('league/team-has-played', 'teamId');
  given(created, entered(101))
    .when({ ...remove(101, false), hasToCome: true })
    .thenRejected('league/team-has-games', 'teamId');
});
test('a team that is not entered cannot be removed', () => {
  given(created).when(remove(101, false)).thenRejected('league/team-not-entered', 'teamId');
  given(created, entered(101), left(101))
    .when(remove(101, false))
    .thenRejected('league/team-not-entered', 'teamId');
});

test('a tie-break draw orders entered teams, each once', () => {
  const drawn: LeagueEvent = { type: 'LeagueDrawRecorded', data: { ...id, teamIds: [102, 101] } };
  const history = [created, entered(101), entered(102)];
  given(...history)
    .when(draw(102, 101))
    .thenEvents(drawn);
  given(...history, drawn)
    .when(draw(102, 101))
    .thenNothing();
  given(...history)
    .when(draw(101, 103))
    .thenRejected('league/draw-of-unknown-teams', 'teamIds');
  given(...history)
    .when(draw(101, 101))
    .thenRejected('request/invalid', 'teamIds');
});
