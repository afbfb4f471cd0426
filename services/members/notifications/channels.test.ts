import { onlyFinals, defaultKinds } from '@rondelle/contracts/notifications/kinds.ts';
import { expect, test } from 'vitest';
import { channelsFor, type Choice } from './channels.ts';

const team = { kind: 'team', id: 7 } as const;
const league = { kind: 'league', id: 3 } as const;
const finals: Choice = { kind: 'team', thingId: 7, inApp: onlyFinals, push: onlyFinals, mail: [] };
const nothing: Choice = { kind: 'all', thingId: 0, inApp: [], push: [], mail: [] };

test('a member without choices gets the defaults', () => {
  expect(channelsFor(['goal'], [team], [])).toEqual({ inApp: true, push: true, mail: false });
  expect(channelsFor(['rank'], [team], [])).toEqual({ inApp: true, push: false, mail: true });
  expect(defaultKinds.push).toContain('final');
});

test('a choice for one entity overrides the choice for all', () => {
  expect(channelsFor(['goal'], [team], [finals])).toEqual({ inApp: false, push: false, mail: false });
  expect(channelsFor(['final', 'toConfirm'], [team], [finals, nothing])).toMatchObject({ push: true });
  expect(channelsFor(['final'], [league], [finals, nothing])).toMatchObject({ inApp: false });
});

test('notifies of a game of two followed entities when the settings of one allow it', () => {
  expect(channelsFor(['final'], [league, team], [finals, nothing])).toMatchObject({ inApp: true });
});

test('a mention is sent over the channels of the choice for all entities', () => {
  expect(channelsFor(['mention'], [], [finals])).toMatchObject({ inApp: true });
  expect(channelsFor(['mention'], [], [nothing])).toMatchObject({ inApp: false });
});
