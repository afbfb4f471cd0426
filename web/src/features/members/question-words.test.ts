import type { ManagedMember } from '@rondelle/contracts/membership/member.outputs.ts';
import { describe, expect, test } from 'vitest';
import { inLanguage } from '../../lib/format/lang.ts';
import { effectWords, questionWords } from './question-words.ts';
import { actionNames, doneWords } from './use-member-actions.ts';

const member: ManagedMember = {
  id: 7,
  username: 'ailier droit',
  role: 'member',
  isActive: true,
  isBanned: false,
  isDisabled: false,
  roleGiven: null,
  createdAt: new Date('2024-11-03T14:00:00.000Z'),
  isBelow: true,
};
const textOf = (pending: Parameters<typeof questionWords>[0]) =>
  [questionWords(pending), effectWords(pending)].join(' ').replaceAll('\u00a0', ' ');

describe('confirmation of an action on a member', () => {
  test('names the old role and the new one', () => {
    const pending = { action: 'changeRole', member, role: 'supervisor' } as const;
    expect(inLanguage('fr', () => textOf(pending))).toContain(
      'Compte « ailier droit » : changer le rôle de « membre » à « superviseur »?',
    );
    expect(inLanguage('en', () => textOf(pending))).toContain(
      'Change the role of ailier droit from “member” to “supervisor”?',
    );
  });

  test('names the new role after the change', () => {
    const pending = { action: 'changeRole', member, role: 'supervisor' } as const;
    expect(inLanguage('fr', () => doneWords(pending)).replaceAll('\u00a0', ' ')).toBe(
      'Fait : le compte « ailier droit » a maintenant le rôle « superviseur ».',
    );
    expect(inLanguage('en', () => doneWords(pending))).toContain('the role “supervisor”');
  });

  test('names the old state of the account and the new one', () => {
    const banned = { ...member, isBanned: true };
    const disabled = { ...member, isActive: false, isDisabled: true };
    expect(inLanguage('en', () => textOf({ action: 'ban', member }))).toContain('from “active” to “banned”');
    expect(inLanguage('fr', () => textOf({ action: 'disable', member }))).toContain(
      'de « actif » à « désactivé »',
    );
    expect(inLanguage('fr', () => textOf({ action: 'unban', member: banned }))).toContain(
      'de « banni » à « actif »',
    );
    expect(inLanguage('en', () => textOf({ action: 'enable', member: disabled }))).toContain(
      'from “disabled” to “not confirmed”',
    );
  });

  test('names the member and the consequences of every action', () => {
    for (const lang of ['fr', 'en'] as const)
      for (const action of actionNames)
        inLanguage(lang, () => {
          const pending = { action, member, role: 'admin' } as const;
          expect(questionWords(pending)).toContain('ailier droit');
          expect(effectWords(pending).length).toBeGreaterThan(30);
        });
  });
});
