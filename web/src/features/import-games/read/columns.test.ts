import { describe, expect, test } from 'vitest';
import { sheetColumns } from '@rondelle/contracts/competition/sheet-columns.ts';
import { gamesIn } from './games-in.ts';
import { recogniseColumns } from './guess-kinds.ts';
import { readText } from './read-text.ts';

const span = { startsOn: '2026-08-15', endsOn: '2027-05-15' };
const read = (lines: readonly string[]) => {
  const { rows } = readText(lines.join('\n'));
  return gamesIn(rows, { ...recogniseColumns(rows, span), span });
};
const comparedColumns = ['home', 'away', 'homeGoals', 'awayGoals'] as const;
/** « Lynx 4-1 Titans » of each game, home team first. */
const gamesOf = (lines: readonly string[]) =>
  read(lines).games.map(({ cells }) => {
    const [home, away, one, other] = comparedColumns.map(
      (column) => cells[sheetColumns.indexOf(column)] ?? '',
    );
    return `${home} ${one}-${other} ${away}`;
  });
const open = (lines: readonly string[]) =>
  read(lines).doubts.flatMap((doubt) => (doubt.isOpen ? doubt.of : []));
const valuesOf = (column: (typeof sheetColumns)[number], lines: readonly string[]) =>
  read(lines).games.map(({ cells }) => cells[sheetColumns.indexOf(column)]);

describe('headings of teams', () => {
  test.each([
    ['Visiting Team,Home Team,Visiting Score,Home Score'],
    ['Vis.,Rec.,Buts vis.,Buts rec.'],
    ['Ext.,Dom.,Buts ext.,Buts dom.'],
    ['Équipe en visite,Équipe qui reçoit,B vis,B loc'],
    ['Équipe en visite,Autre,V,L'],
  ])('set the home team by %s', (headings) => {
    const lines = [
      `Date,${headings}`,
      '2026-11-10,Titans,Lynx,1,4',
      '2026-11-11,Loups,Titans,1,4',
      '2026-11-12,Lynx,Loups,1,4',
    ];
    expect(gamesOf(lines)).toEqual(['Lynx 4-1 Titans', 'Titans 4-1 Loups', 'Loups 4-1 Lynx']);
    expect(open(lines)).toEqual([]);
  });
  test.each([['Date;Équipe 1;Équipe 2;Score'], ['Date;Équipe;Équipe;Score'], ['2026-11-09;Lynx;Titans;2-1']])(
    'raise a question about the home team under %s',
    (first) => {
      const lines = [first, '2026-11-10;Titans;Lynx;1-4', '2026-11-11;Lynx;Titans;3-2'];
      expect(open(lines)).toEqual(['sides']);
    },
  );
  test('are found below a page of rules', () => {
    const rules = Array.from({ length: 60 }, (_, at) => `Règle ${at}`);
    expect(gamesOf([...rules, 'Date;Visiteur;Receveur;V;R', '2026-11-10;Titans;Lynx;1;4'])).toEqual([
      'Lynx 4-1 Titans',
    ]);
  });
  test('do not include those of a winner and a loser', () => {
    expect(
      gamesOf(['Date;Gagnant;Perdant;Score', '2026-11-10;Lynx;Titans;4-1', '2026-11-11;Titans;Lynx;4-1']),
    ).toEqual([]);
  });
});

describe('a column of sides', () => {
  test.each([
    ['Date,Team,Opponent,H/A,GF,GA', ['2026-11-14,Lynx,Titans,H,4,1', '2026-11-14,Titans,Lynx,A,1,4']],
    ['Date,Équipe,Adversaire,D/V,BP,BC', ['2026-11-14,Titans,Lynx,V,1,4', '2026-11-14,Lynx,Titans,D,4,1']],
    ['Date,Équipe,Adversaire,Local/Visiteur,Score', ['2026-11-14,Lynx,Titans,Local,4-1']],
    ['Date,Team,Opponent,Is Home,Score', ['2026-11-14,Titans,Lynx,No,1-4']],
    ['Date,Team 1,,Team 2,Score', ['2026-11-14,Titans,@,Lynx,1-4']],
    ['Date,Équipe 1,,Équipe 2,Score', ['2026-11-14,Titans,chez,Lynx,1-4']],
  ])('swaps the teams in rows of visitors under %s', (headings, rows) => {
    const lines = [headings, ...rows];
    expect(gamesOf(lines)).toEqual(['Lynx 4-1 Titans']);
    expect(open(lines)).toEqual([]);
  });
  test('reads an empty mark beside « @ » as at home, and refuses other words', () => {
    const marks = [
      'Date,Team 1,,Team 2,Score',
      '2026-11-14,Titans,@,Lynx,1-4',
      '2026-11-15,Lynx,,Titans,4-1',
    ];
    expect(gamesOf(marks)).toEqual(['Lynx 4-1 Titans', 'Lynx 4-1 Titans']);
    const letters = [
      'Date,Team,Opponent,H/A,Score',
      '2026-11-14,Titans,Lynx,A,1-4',
      '2026-11-15,Lynx,Titans,,4-1',
    ];
    expect(valuesOf('status', letters)).toEqual(['', '?']);
  });
});

test('prefers headings that name the sides of both teams to « chez » between them', () => {
  const lines = ['Date;Visiteur;chez;Receveur;Score (V-R)', '2026-11-14;Titans;chez;Lynx;1-4'];
  expect(gamesOf(lines)).toEqual(['Lynx 4-1 Titans']);
});

describe('headings that are repeated in another order', () => {
  const first = ['Date;Locale;Visiteuse;Score', '2026-11-14;Lynx;Titans;4-1'];
  test('apply to the rows below them', () => {
    const turned = ['Date;Visiteuse;Locale;Score', '2027-03-14;Titans;Lynx;1-4'];
    expect(gamesOf([...first, ...turned, ...first])).toEqual(
      Array.from({ length: 3 }, () => 'Lynx 4-1 Titans'),
    );
  });
  test('are not guessed when two are the same', () => {
    const lines = [
      'Date;Locale;Buts;Visiteuse;Buts',
      '2026-11-14;Lynx;4;Titans;1',
      'Date;Visiteuse;Buts;Locale;Buts',
      '2026-11-15;Titans;1;Lynx;4',
    ];
    expect(gamesOf(lines)).toEqual(['Lynx 4-1 Titans']);
    expect(read(lines).leftOut.map(({ line }) => line)).toEqual([4]);
  });
});

test('does not read numbers without headings as goals when they count the games or never change', () => {
  const pairs = ['Lynx;Titans', 'Titans;Loups', 'Loups;Lynx'];
  const lines = pairs.map((teams, at) => `2026-11-${10 + at};${teams};13;${at}`);
  expect(valuesOf('homeGoals', lines)).toEqual(['', '', '']);
  expect(open(lines)).toEqual(['sides', 'goals']);
});

describe('several columns of a kind', () => {
  test.each([
    ['Date;Locale;Visiteuse;Tirs au but L;Tirs au but V;Buts L;Buts V', '2026-11-14;Lynx;Titans;31;22;4;1'],
    [
      'Date;Locale;Visiteuse;Home Shots on Goal;Away Shots on Goal;Home Goals;Away Goals',
      '2026-11-14;Lynx;Titans;31;22;4;1',
    ],
    [
      'Date;Locale;Visiteuse;Gardien de but local;Gardien de but visiteur;Buts local;Buts visiteur',
      '2026-11-14;Lynx;Titans;31;35;4;1',
    ],
    [
      'Date;Locale;Visiteuse;Home PP Goals;Away PP Goals;Home Goals;Away Goals',
      '2026-11-14;Lynx;Titans;2;0;4;1',
    ],
    [
      'Date;Locale;Visiteuse;Buts en AN locale;Buts en AN visiteuse;Buts locale;Buts visiteuse',
      '2026-11-14;Lynx;Titans;2;0;4;1',
    ],
    [
      'Date;Locale;Buts loc. P1;Buts loc. P2;Buts loc. P3;Buts loc. final;Visiteuse;Buts vis. P1;Buts vis. P2;Buts vis. P3;Buts vis. final',
      '2026-11-14;Lynx;1;2;1;4;Titans;0;1;0;1',
    ],
    [
      'Date;Locale;Visiteuse;Score P1;Score P2;Score P3;Score final',
      '2026-11-14;Lynx;Titans;1-0;2-1;1-0;4-1',
    ],
    ['Date;Locale;Visiteuse;Score série;Score', '2026-11-14;Lynx;Titans;2-1;4-1'],
    ['Date;Locale;Visiteuse;Predicted score;Score', '2026-11-14;Lynx;Titans;2-1;4-1'],
    ['Date;Locale;Visiteuse;Score;Final Score', '2026-11-14;Lynx;Titans;2-1;4-1'],
    ['Date;Locale;Visiteuse;1re pér.;2e pér.;3e pér.;Score', '2026-11-14;Lynx;Titans;1-0;2-1;1-0;4-1'],
    ['Jour;Date;Locale;Visiteuse;Score', 'samedi;2026-11-14;Lynx;Titans;4-1'],
    ['Date de création;Date du match;Locale;Visiteuse;Score', '2026-08-20;2026-11-14;Lynx;Titans;4-1'],
    ['Home Team ID;Home Team;Away Team ID;Away Team;Date;Score', '1234;Lynx;1235;Titans;2026-11-14;4-1'],
    ['Date;Vestiaire local;Entraîneur local;Locale;Visiteuse;Score', '2026-11-14;A;Coach;Lynx;Titans;4-1'],
  ])('yield the one of the game itself under %s', (headings, row) => {
    expect(gamesOf([headings, row])).toEqual(['Lynx 4-1 Titans']);
    expect(valuesOf('date', [headings, row])).toEqual(['2026-11-14']);
    expect(open([headings, row])).toEqual([]);
  });
  test.each([
    ['Date;Nouvelle date;Locale;Visiteuse;Score', '2026-11-14;2026-12-05;Lynx;Titans;4-1', ['same-kind']],
    ['Date;Locale;Visiteuse;Score;Résultat', '2026-11-14;Lynx;Titans;4-1;3-1', ['same-kind']],
    [
      'Date;Locale;Visiteuse;Score;;Date;Locale;Visiteuse;Score',
      '2026-11-14;Lynx;Titans;4-1;;2026-11-15;Loups;Lynx;2-1',
      ['tables'],
    ],
  ])('raise a question when the right one is unclear, under %s', (headings, row, asked) => {
    expect(open([headings, row])).toEqual(asked);
  });
  test('return the time of the game, not that of the arrival or its end', () => {
    const arrival = [
      'Date;Heure d’arrivée;Heure du match;Locale;Visiteuse',
      '2026-11-14;18:30;19:30;Lynx;Titans',
    ];
    expect(valuesOf('time', arrival)).toEqual(['19:30']);
    const end = ['Date;Début;Fin;Locale;Visiteuse', '2026-11-14;19:30;20:45;Lynx;Titans'];
    expect(valuesOf('time', end)).toEqual(['19:30']);
    expect(valuesOf('decidedIn', end)).toEqual(['']);
  });
});

describe('points of a table', () => {
  test.each([
    ['Date;Locale;Pts;Visiteuse;Pts', ['2026-11-14;Lynx;3;Titans;1', '2026-11-15;Titans;2;Lynx;1']],
    ['Date;Locale;Visiteuse;V;D;N', ['2026-11-14;Lynx;Titans;1;0;0', '2026-11-15;Titans;Lynx;0;1;0']],
  ])('are not read as goals under %s', (headings, rows) => {
    expect(valuesOf('homeGoals', [headings, ...rows])).toEqual(['', '']);
    expect(open([headings, ...rows])).toEqual(['goals']);
  });
});
