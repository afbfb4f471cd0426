import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SubjectName } from './SubjectName.tsx';

const nameOf = (kind: 'game' | 'team', name: string) =>
  renderToStaticMarkup(<SubjectName of={{ kind, subject: { id: 1, name, path: null } }} />);
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '');

test('the teams of a game have their full names, and abbreviations of their places for narrow lines', () => {
  const name = 'Dragons de Saint-Élie-de-Caxton – Les Lynx de Sainte-Catherine';
  const html = nameOf('game', name);
  expect(textOf(html)).toBe(name);
  expect([...html.matchAll(/data-short="([^"]+)"/g)].map(([, short]) => short)).toEqual(['St-', 'Ste-']);
});

test('a name without a place, a club’s and that of another entity stay whole', () => {
  expect(textOf(nameOf('game', 'Lynx – Loups'))).toBe('Lynx – Loups');
  const club = 'Association du hockey mineur de Laval – Les As';
  expect(textOf(nameOf('game', `${club} – Loups de Laval`))).toBe(`${club} contre Loups de Laval`);
  expect(nameOf('team', 'Lynx de Saint-Ours')).toBe('Lynx de Saint-Ours');
});
