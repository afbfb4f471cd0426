import type { FormName } from '../../lib/forms/form-name.ts';
import type { GameOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import { expect, test } from 'vitest';
import { gameActions } from './game-actions.ts';
import { ownerOfResult } from './own-result.ts';

const entry = (action: string, path: string | null) =>
  ({ action, actor: { id: 'x', role: 'member', name: null, path } }) as GameOutput['history'][number];

test('assigns a result to the member who last entered it, corrected it or changed its teams', () => {
  const entered = entry('ResultRecorded', '/fr/u-1-ada');
  expect(ownerOfResult([entry('ResultDisputed', '/fr/u-2-bea'), entered])).toBe('/fr/u-1-ada');
  expect(ownerOfResult([entry('GameTeamsCorrected', '/fr/u-2-bea'), entered])).toBe('/fr/u-2-bea');
  expect(ownerOfResult([entry('ResultCorrected', null), entered])).toBeNull();
  expect(ownerOfResult([])).toBeNull();
});

const category = { id: 1, name: 'M13 B', path: '/fr/c-1' };
const aGame = { id: 7, deleted: false, category, confirmation: null } as const;

test('offers the scorekeeper only when scores are visible', () => {
  const game = { ...aGame, status: 'scheduled' } as const;
  const offered = (shows?: 'schedule' | 'scores') =>
    gameActions({ ...game, category: { ...category, ...(shows && { shows }) } }, false).map(
      ({ form }) => form,
    );
  expect(offered()).toContain('keep-score');
  expect(offered('scores')).toContain('keep-score');
  expect(offered('schedule')).not.toContain('keep-score');
});

const forms: ReadonlySet<FormName> = new Set(['confirm-result', 'dispute-result', 'withdraw-confirmation']);

test('does not offer to confirm, dispute or withdraw for one’s own result', () => {
  for (const status of ['entered', 'disputed', 'confirmed'] as const) {
    const game = { ...aGame, status: 'final', confirmation: { status, by: null } } as const;
    const offered = (isOwn: boolean) =>
      gameActions(game, isOwn)
        .map(({ form }) => form)
        .filter((form) => forms.has(form));
    expect(offered(false).length).toBeGreaterThan(0);
    expect(offered(true)).toEqual([]);
  }
});
