import { describe, expect, test } from 'vitest';
import { gameKeys } from './game-keys.ts';
import type { ExistingGame } from './read-leagues.ts';
import type { Placed } from './row-keys.ts';

type Text = `${string} ${string}`;

/** `10-03 14:00 1-2 1-4 #7`: day, time or `-`, sides, score or `-`, and the number of the game. */
const partsOf = (text: Text) => {
  const [day = '', time = '-', sides = '1-2', score = '-', number = ''] = text.split(' ');
  const [home = 0, away = 0] = sides.split('-').map(Number);
  return { date: `2026-${day}`, time, home, away, score, number: number.slice(1) };
};

const rowsOf = (texts: readonly Text[]): Placed[] =>
  texts.map((text, at) => {
    const { score, time, ...others } = partsOf(text);
    return {
      ...others,
      line: at + 2,
      leagueId: 5,
      time: time === '-' ? '' : time,
      goals: score === '-' ? '' : score,
    };
  });

/** Recorded games with ids from 1, as people enter them, or an import when they have a key. */
const games = (texts: readonly Text[], changes: Partial<ExistingGame> = {}): ExistingGame[] =>
  texts.map((text, at) => {
    const { date, time, home, away, score, number } = partsOf(text);
    const [homeGoals = null, awayGoals = null] = score === '-' ? [] : score.split('-').map(Number);
    return {
      id: at + 1,
      leagueId: 5,
      date,
      time: time === '-' ? null : time,
      homeTeamId: home,
      awayTeamId: away,
      status: score === '-' ? 'scheduled' : 'final',
      sourceKey: number === '' ? null : `sheet/5/n/${number}`,
      homeGoals,
      awayGoals,
      ...changes,
    };
  });

/** The recorded game of each row; `new`, or the question with the games that it offers. */
const found = async (
  texts: readonly Text[],
  standing: readonly ExistingGame[],
  more: Partial<Parameters<typeof gameKeys>[1]> = {},
) => {
  const keys = await gameKeys(rowsOf(texts), { standing, deleted: new Map(), again: false, ...more });
  return keys.map(({ game, asked }) =>
    asked ? [asked.why, ...asked.candidates.map(({ id }) => id)].join(' ') : (game?.id ?? 'new'),
  );
};

/** The games that an import of the rows leaves on an empty site. */
const imported = async (texts: readonly Text[]): Promise<ExistingGame[]> => {
  const keys = await gameKeys(rowsOf(texts), { standing: [], deleted: new Map(), again: false });
  return games(texts).map((game, at) => ({ ...game, sourceKey: keys[at]?.key ?? null }));
};

test('a first import raises no questions, and separates two games of the same teams on a day', async () => {
  const files: Text[][] = [
    ['10-03 09:00 1-2 3-2', '10-03 14:00 1-2 1-4'],
    ['10-03 - 1-2 3-2', '10-03 - 1-2 1-4'],
    ['10-03 - 1-2 3-2 #1', '10-03 - 1-2 3-2 #2'],
    ['10-03 09:00 1-2', '10-03 14:00 1-2', '10-03 19:00 2-1'],
  ];
  for (const file of files) {
    expect(await found(file, [])).toEqual(file.map(() => 'new'));
    expect(new Set((await imported(file)).map(({ sourceKey }) => sourceKey)).size).toBe(file.length);
    // The same file again is the same games, without a question.
    expect(await found(file, await imported(file))).toEqual(file.map((_, at) => at + 1));
    expect(await found(file.toReversed(), await imported(file))).toEqual(
      file.map((_, at) => file.length - at),
    );
  }
});

describe('a second file never assigns the result of one game to another', () => {
  const both: Text[] = ['10-03 09:00 1-2 3-2', '10-03 14:00 1-2 1-4'];
  test.each<[string, Text[], Text[], unknown[]]>([
    ['has an earlier game too', ['10-03 14:00 1-2 1-4'], both, ['new', 1]],
    ['has a later game too', ['10-03 09:00 1-2 3-2'], both, [1, 'new']],
    ['has only the other game', ['10-03 14:00 1-2 1-4'], ['10-03 09:00 1-2 3-2'], ['new']],
    ['has only one of two', both, ['10-03 14:00 1-2 1-4'], [2]],
    [
      'has a third game between them',
      both,
      [both[0] ?? '10-03 -', '10-03 11:30 1-2 0-0', both[1] ?? '10-03 -'],
      [1, 'new', 2],
    ],
    ['has neither time', both, ['10-03 - 1-2 3-2', '10-03 - 1-2 1-4'], [1, 2]],
    ['has neither time, in the other order', both, ['10-03 - 1-2 1-4', '10-03 - 1-2 3-2'], [2, 1]],
    ['has the times swapped', both, ['10-03 09:00 1-2 1-4', '10-03 14:00 1-2 3-2'], ['time 2 1', 'time 1 2']],
    ['has one with the time of the other', both, ['10-03 09:00 1-2 1-4'], ['time 2 1']],
    [
      'has numbers for times',
      ['10-03 - 1-2 1-4 #7'],
      ['10-03 - 1-2 3-2 #6', '10-03 - 1-2 1-4 #7'],
      ['new', 1],
    ],
    ['has only the other number', ['10-03 - 1-2 1-4 #7'], ['10-03 - 1-2 3-2 #6'], ['number 1']],
    ['corrects a score', both, ['10-03 09:00 1-2 3-3', '10-03 14:00 1-2 1-4'], [1, 2]],
  ])('when it %s', async (_, first, second, games_) => {
    const there = first.some((text) => text.includes('#')) ? games(first) : await imported(first);
    expect(await found(second, there)).toEqual(games_);
    // Changes by people are compared in the same way.
    if (!first.some((text) => text.includes('#'))) expect(await found(second, games(first))).toEqual(games_);
  });
});

describe('a missing time', () => {
  test.each<[string, Text[], Text[], unknown[]]>([
    ['is of the only game that waits', ['10-03 14:00 1-2'], ['10-03 - 1-2 3-2'], [1]],
    ['is of the only game without a time', ['10-03 - 1-2'], ['10-03 14:00 1-2 3-2'], [1]],
    ['may correct the only game when neither has a time', ['10-03 - 1-2 3-1'], ['10-03 - 1-2 3-2'], [1]],
    [
      'is asked about where the result is another',
      ['10-03 14:00 1-2 1-4'],
      ['10-03 - 1-2 3-2'],
      ['no-time 1'],
    ],
    [
      'is asked about where two games wait',
      ['10-03 09:00 1-2', '10-03 14:00 1-2'],
      ['10-03 - 1-2 3-2'],
      ['no-time 1 2'],
    ],
    [
      'is asked about where two results have one game',
      ['10-03 14:00 1-2'],
      ['10-03 - 1-2 3-2', '10-03 - 1-2 1-4'],
      ['no-time 1', 'no-time 1'],
    ],
    [
      'fills games that nothing tells apart in order',
      ['10-03 - 1-2 - #1', '10-03 - 1-2 - #2'],
      ['10-03 09:00 1-2', '10-03 14:00 1-2'],
      [1, 2],
    ],
  ])('%s', async (_, there, file, expected) => expect(await found(file, games(there))).toEqual(expected));
});

describe('a question', () => {
  test.each<[string, Text[], Text[], unknown[]]>([
    ['about swapped sides', ['10-03 14:00 1-2'], ['10-03 14:30 2-1'], ['swapped 1']],
    ['about swapped sides without times', ['10-03 - 1-2 3-2'], ['10-03 - 2-1 2-3'], ['swapped 1']],
    ['about a game that waits for another day', ['10-10 - 1-2'], ['11-24 - 1-2'], ['moved 1']],
    ['about a game that waits for another time', ['10-10 14:00 1-2'], ['10-10 19:00 1-2'], ['time 1']],
    [
      'about a result recorded a day beside',
      ['10-10 - 1-2 3-2'],
      ['10-11 - 1-2 3-2', '10-09 - 1-3 1-0'],
      ['moved 1', 'new'],
    ],
  ])('is asked %s', async (_, there, file, expected) =>
    expect(await found(file, games(there))).toEqual(expected),
  );
  test.each<[string, Text[], Text[]]>([
    ['about a return game of the same day', ['10-03 09:00 1-2 3-2'], ['10-03 14:00 2-1 1-0']],
    ['about the next game of two teams that have played', ['10-03 - 1-2 3-2'], ['11-24 - 1-2 1-0']],
    ['about another league’s teams', ['10-03 - 1-3'], ['10-03 - 1-2']],
  ])('is not asked %s', async (_, there, file) =>
    expect(await found(file, games(there))).toEqual(file.map(() => 'new')),
  );
  test('is not raised about a cancelled game on another day', async () => {
    const there = games(['10-10 - 1-2'], { status: 'cancelled' });
    expect(await found(['11-24 - 1-2'], there)).toEqual(['new']);
  });
  test('is not raised about games that are in the file too', async () => {
    const there = games(['10-10 - 1-2', '11-24 - 1-2']);
    expect(await found(['10-10 - 1-2', '11-24 - 1-2', '12-05 - 1-2'], there)).toEqual([1, 2, 'new']);
  });
});

describe('an answer', () => {
  const [there, file]: [ExistingGame[], Text[]] = [games(['10-10 - 1-2']), ['11-24 - 1-2']];
  const foundWith = (game: number | 'new') => found(file, there, { answers: [{ line: 2, game }] });
  test('chooses an offered game, or a new one', async () => {
    expect(await foundWith(1)).toEqual([1]);
    expect(await foundWith('new')).toEqual(['new']);
  });
  test('is ignored when it chooses a game that was not offered', async () =>
    expect(await foundWith(9)).toEqual(['moved 1']));
  test('creates a separate key when it chooses “new”', async () => {
    const both = await imported(['10-03 - 1-2 1-4']);
    const [one] = await gameKeys(rowsOf(['10-03 14:00 1-2 3-2']), {
      standing: both,
      deleted: new Map(),
      again: false,
      answers: [{ line: 2, game: 'new' }],
    });
    expect([one?.game, one?.key]).toEqual([null, 'sheet/5/2026-10-03/1/2/14:00']);
  });
});

test('a question is not raised about a game that was deleted on the site', async () => {
  const deleted = new Map([['sheet/5/2026-11-24/1/2', 9]]);
  const [one] = await gameKeys(rowsOf(['11-24 14:00 1-2']), {
    standing: games(['10-10 - 1-2']),
    deleted,
    again: false,
  });
  expect([one?.key, one?.asked]).toEqual(['sheet/5/2026-11-24/1/2', undefined]);
});
