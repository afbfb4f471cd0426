import { describe, expect, test } from 'vitest';
import { endingIn, forfeitIn, scoreIn, timeIn } from './read-cell.ts';

test.each([
  ['19:30', '19:30'],
  ['19 h 30', '19:30'],
  ['9h', '09:00'],
  ['19:30:00', '19:30'],
  ['7:30 PM', '19:30'],
  ['12 a.m.', '00:00'],
  ['12:15 pm', '12:15'],
  ['24:00', null],
  ['19:75', null],
  ['13 PM', null],
  ['7', null],
  ['4:3', null],
])('reads %s as the time %s', (cell, time) => {
  expect(timeIn(cell)).toBe(time);
});

describe('the ending of a game', () => {
  test.each([
    ['PR', 'overtime', ''],
    ['en prolongation', 'overtime', ''],
    ['OT', 'overtime', ''],
    ['tirs de barrage', 'shootout', ''],
    ['Shoot-out', 'shootout', ''],
    ['temps réglementaire', 'regulation', ''],
    ['Défaut de l’équipe visiteuse', 'regulation', 'away'],
    ['défaut locale', 'regulation', 'home'],
    ['Home forfeit', 'regulation', 'home'],
    ['Double forfait', 'regulation', 'both'],
    ['both teams forfeited', 'regulation', 'both'],
    ['L’équipe locale a perdu par défaut', 'regulation', 'home'],
    ['FF A', 'regulation', 'away'],
    ['Défaut : visiteuse', 'regulation', 'away'],
    ['Forfeit: both', 'regulation', 'both'],
    ['Réglementaire', 'regulation', ''],
    ['Regulation', 'regulation', ''],
  ])('reads %s as %s %s', (cell, decidedIn, forfeitedBy) => {
    expect(endingIn(cell)).toEqual({ decidedIn, forfeitedBy });
  });

  test('a forfeit without a side and unknown words return null', () => {
    expect([endingIn('Défaut'), endingIn('prologue'), forfeitIn('oui')]).toEqual([null, null, null]);
  });

  test('reads a side without a word for forfeit in a forfeit column', () => {
    expect(['Visiteuse', 'home', 'les deux'].map((cell) => forfeitIn(cell)?.forfeitedBy)).toEqual([
      'away',
      'home',
      'both',
    ]);
  });
});

test.each([
  ['4-3', '4', '3', ''],
  ['4 – 3', '4', '3', ''],
  ['4:3', '4', '3', ''],
  ['4-3 TB', '4', '3', 'TB'],
  ['2-1 (en prolongation)', '2', '1', 'en prolongation'],
])('reads %s as a score', (cell, homeGoals, awayGoals, ending) => {
  expect(scoreIn(cell)).toEqual({ homeGoals, awayGoals, ending });
});

test('a time and a date are not scores', () => {
  expect([scoreIn('10:30'), scoreIn('8-3-2025')]).toEqual([null, null]);
});
