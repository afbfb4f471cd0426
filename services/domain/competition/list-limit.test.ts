import { mostListed } from '@rondelle/contracts/competition/lists.ts';
import { expect, test } from 'vitest';
import { anyCommand, specFor } from '../given.ts';
import { league } from './league.decider.ts';
import { assertListNotFull } from './list-limit.ts';

const given = specFor(league);
const id = { leagueId: 1, seasonId: 19 };
const created = {
  type: 'LeagueCreated',
  data: {
    ...id,
    key: null,
    categoryId: 3,
    regionId: 4,
    name: { fr: 'Ligue', en: 'League' },
    rulesetId: 1,
    rulesetVersion: 1,
  },
} as const;
const entered = (teamId: number) =>
  ({ type: 'TeamEnteredLeague', data: { ...id, teamId, divisionId: null } }) as const;
const full = Array.from({ length: mostListed }, (_, i) => entered(i + 1));
const enter = { type: 'EnterTeamInLeague', ...anyCommand, ...id, teamId: 5_000, divisionId: null } as const;

test('a league accepts teams up to the limit and rejects one more', () => {
  given(created, ...full.slice(1))
    .when(enter)
    .thenEvents(entered(5_000));
  given(created, ...full)
    .when(enter)
    .thenRejected('request/list-full', 'teamId');
});

test('a full league accepts a command that adds nothing', () => {
  given(created, ...full)
    .when({ ...enter, teamId: 7 })
    .thenNothing();
});

test('the error for a full list names the field', () =>
  expect(() => assertListNotFull(mostListed, 'rules')).toThrow(
    expect.objectContaining({ code: 'request/list-full', field: 'rules' }),
  ));
