import { expect, test } from 'vitest';
import { inLanguage } from '../../lib/format/lang.ts';
import { fieldName, fieldValue } from './field-words.ts';
import { reasonWords, whoWords } from './history-words.ts';

const fr = <T>(render: () => T) => inLanguage('fr', render);
const actor = { id: 'a1b2c3d4e5f6', role: 'member', name: 'Gardienne31', path: '/fr/u-7-gardienne31' };
const member = { actor, source: 'web' };

test('names automatic actors, and members by their public name while they have one', () => {
  const by = (id: string, source: string) =>
    fr(() => whoWords({ actor: { id, role: 'system', name: null, path: null }, source }));
  expect(by('import', 'import')).toBe('Importation');
  expect(by('demo', 'demo')).toBe('Démonstration');
  expect(by('system', 'api')).toBe('Système');
  expect(fr(() => whoWords(member))).toBe('Gardienne31');
  expect(fr(() => whoWords({ ...member, source: 'import' }))).toBe('Gardienne31, par importation');
  const erased = { ...member, actor: { ...member.actor, name: null, path: null } };
  expect(fr(() => whoWords(erased))).toBe('Membre supprimé');
  expect(inLanguage('en', () => whoWords(erased))).toBe('Deleted member');
});

test('formats values, and has words for a missing one', () => {
  expect(fr(() => fieldValue('date', '2025-03-08'))).toBe('8 mars 2025');
  expect(fr(() => fieldValue('time', '19:30'))).toBe('19\u00a0h\u00a030');
  expect(fr(() => fieldValue('stage', 'semi-final'))).toBe('Demi-finale');
  expect(fr(() => fieldValue('decidedIn', 'shootout'))).toBe('Aux tirs de barrage');
  expect(fr(() => fieldValue('forfeitedBy', 'both'))).toBe('les deux équipes');
  expect(fr(() => fieldValue('ruleset', '3.2 iihf'))).toBe('3. IIHF, 3-2-1-0 (version 2)');
  expect(fr(() => fieldValue('ruleset', '3.2'))).toContain('nº');
  expect(fr(() => fieldValue('homeGoals', 0))).toBe('0');
  expect(fr(() => fieldValue('venue', null))).toBe('vide');
  expect(fr(() => fieldValue('status', 'not-a-status'))).toBe('not-a-status');
});

test('fields and reasons have words in both languages', () => {
  expect(fr(() => fieldName('awayGoals'))).toBe('Buts, équipe visiteuse');
  expect(inLanguage('en', () => fieldName('newField'))).toBe('newField');
  expect(fr(() => reasonWords('typing-error'))).toBe('erreur de frappe');
});
