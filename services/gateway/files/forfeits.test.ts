import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { expect, test } from 'vitest';
import { calendarOf } from './calendar.ts';
import { feedOf } from './feed.ts';
import { type FixtureGame, gameWith, listOf } from './game-list.fixture.ts';
import { gamesSheet } from './sheets/games-sheet.ts';
import { writeSheet } from './write-sheet.ts';

const origin = 'https://rondelle.test';
const addresses = { origin, firstOrigin: origin };
const texts = {
  away: { fr: 'Boréal a perdu par défaut', en: 'Boréal forfeited' },
  home: { fr: 'Amiral a perdu par défaut', en: 'Amiral forfeited' },
  both: { fr: 'les deux équipes ont perdu par défaut', en: 'both teams forfeited' },
} as const;
const cases = (['away', 'home', 'both'] as const).flatMap((side) =>
  (['fr', 'en'] as const).map((lang) => [side, lang, texts[side][lang]] as const),
);
const unfolded = (text: string): string => text.replaceAll('\r\n ', '');

test.each(cases)('a calendar states who forfeited: %s, %s', (forfeitedBy, lang, text) => {
  const lines = unfolded(calendarOf(listOf(gameWith({ forfeitedBy })), lang, addresses)).split('\r\n');
  expect(lines).toContain(`SUMMARY:Amiral 0 – 9 Boréal (${text})`);
  expect(lines.find((line) => line.startsWith('DESCRIPTION'))).toContain(text);
});

test.each(cases)('a feed states who forfeited: %s, %s', (forfeitedBy, lang, text) => {
  const feed = feedOf(listOf(gameWith({ forfeitedBy })), lang, addresses, `${origin}/x.rss`);
  expect(feed).toContain(`<title>Amiral 0 – 9 Boréal (${text})</title>`);
});

const rowsOf = (lang: Language, forfeitedBy: FixtureGame['forfeitedBy']) => {
  const { body } = writeSheet(gamesSheet(lang, listOf(gameWith({ forfeitedBy }))), 'json');
  return JSON.parse(String(body)).rows;
};

test('a sheet of games names the side that forfeited in a column of its own', () => {
  expect(rowsOf('fr', 'away')).toMatchObject([{ status: 'défaut', forfeited_by: 'visiteur' }]);
  expect(rowsOf('fr', 'home')).toMatchObject([{ forfeited_by: 'receveur' }]);
  expect(rowsOf('fr', 'both')).toMatchObject([{ forfeited_by: 'les deux' }]);
  expect(rowsOf('en', 'away')).toMatchObject([{ status: 'forfeit', forfeited_by: 'away' }]);
  expect(rowsOf('fr', null)).toMatchObject([{ status: 'terminé', forfeited_by: null }]);
});

test.each([
  ['fr', 'ne compte pas'],
  ['en', 'does not count'],
] as const)('files state that a game does not count after a withdrawal: %s', (lang, text) => {
  const list = listOf(gameWith({ status: 'void' }));
  const lines = unfolded(calendarOf(list, lang, addresses)).split('\r\n');
  expect(lines).toContain(`SUMMARY:Amiral 0 – 9 Boréal (${text})`);
  expect(feedOf(list, lang, addresses, `${origin}/x.rss`)).toContain(
    `<title>Amiral 0 – 9 Boréal (${text})</title>`,
  );
  const { body } = writeSheet(gamesSheet(lang, list), 'json');
  expect(JSON.parse(String(body)).rows).toMatchObject([{ home_goals: 0, away_goals: 9, status: text }]);
});
