import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The season that the tests import; no other dataset has it. Tests only read it. */
export const smallSeason = '2021-2022';
/** The same season a year earlier, for tests that write, so that they do not affect the tests that read. */
export const writtenSeason = '2020-2021';
const bothSeasons: readonly string[] = [smallSeason, writtenSeason];

const named = (key: string, fr: string, en = fr) => ({ key, name: { fr, en } });

const descriptionOf = (seasons: readonly string[]) => ({
  format: 'hockey-dataset/1',
  name: { fr: 'Petite saison', en: 'Small season' },
  source: 'the tests',
  licence: 'none',
  seasons: seasons.map((slug) => ({
    slug,
    startsOn: `${slug.slice(0, 4)}-09-01`,
    endsOn: `${slug.slice(5)}-04-30`,
  })),
  regions: [named('small-lac', 'Saguenay–Lac-Saint-Jean'), named('small-gaspesie', 'Gaspésie')],
  categories: [named('small-m13', 'M13 A relève', 'U13 A Relève')],
  divisions: [named('small-north', 'Nord', 'North'), named('small-south', 'Sud', 'South')],
  rulesets: {
    small: {
      points: {
        win: 2,
        overtimeWin: 2,
        shootoutWin: 2,
        tie: 1,
        overtimeLoss: 1,
        shootoutLoss: 1,
        loss: 0,
        forfeitWin: 2,
        forfeitLoss: 0,
      },
      fairPlay: null,
      forfeitScore: { winner: 1, loser: 0 },
      goalDifferenceCap: null,
      tieBreakers: ['points', 'headToHeadPoints', 'goalDifference'],
      whenThreeOrMore: null,
      afterEachSplit: 'restart',
    },
  },
  leagues: seasons.flatMap((season) =>
    [
      ['small-lac', 'Ligue du Lac', 'Lake League'],
      ['small-gaspesie', 'Ligue de la Baie', 'Bay League'],
    ].map(([region, fr, en]) => ({
      key: `${region}-league-${season}`,
      season,
      category: 'small-m13',
      region,
      name: { fr, en },
      ruleset: 'small',
    })),
  ),
  tournaments: [],
});

const teams = (season: string) =>
  [
    'small-1,Boréals d’Alma,lac,small-north',
    'small-2,Éclaireurs de Roberval,lac,small-north',
    'small-3,Saphirs de La Baie,lac,small-south',
    'small-4,Vigiles de Chicoutimi,lac,small-south',
    'small-5,Marins de Percé,gaspesie,',
    'small-6,Phares de Gaspé,gaspesie,',
  ].map((line) => {
    const [key, name, region, division] = line.split(',');
    return `${key},${season},${name},small-m13,small-${region},,small-${region}-league-${season},${division}`;
  });

/** Boréals and Éclaireurs are tied on points; their game, 3 to 1, ranks Boréals first. */
const lakeGames = [
  'g1,2021-10-02,small-1,small-2,3,1',
  'g2,2021-10-09,small-3,small-4,2,2',
  'g3,2021-10-16,small-1,small-3,1,2',
  'g4,2021-10-23,small-2,small-4,9,0',
  'g5,2021-10-30,small-4,small-1,1,5',
  'g6,2021-11-06,small-2,small-3,3,2',
  'g7,2022-03-05,small-1,small-2,,',
];

/** The same day of a game in another season. */
const dayIn = (season: string, date = ''): string =>
  `${Number(date.slice(0, 4)) + Number(season.slice(0, 4)) - Number(smallSeason.slice(0, 4))}${date.slice(4)}`;

const gameLine = (season: string, region: string, line: string): string => {
  const [key, date, home, away, homeGoals, awayGoals] = line.split(',');
  const played = homeGoals === '' ? ['', 'scheduled'] : ['regulation', 'final'];
  return [
    [`small-${key}-${season}`, season, `small-${region}-league-${season}`, '', 'small-m13', 'regular', ''],
    [dayIn(season, date), '10:30'],
    ['Aréna Marc-Gagnon', '', home, away, homeGoals, awayGoals, ...played, '', '', ''],
  ]
    .flat()
    .join(',');
};

const gameColumns =
  'game_key,season,league_key,tournament_key,category_key,stage,group,date,time,venue,city,home_team_key,away_team_key,home_goals,away_goals,decided_in,status,forfeited_by,home_fair_play,away_fair_play';

/** Writes the season as a dataset into a new folder. `bayScore` is the only result of the league of the bay. */
export const writeSmallSeason = async (
  bayScore: readonly [home: number, away: number],
  seasons = bothSeasons,
): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'rondelle-dataset-'));
  const games = seasons.flatMap((season) => [
    ...lakeGames.map((line) => gameLine(season, 'lac', line)),
    gameLine(season, 'gaspesie', `g8,2021-12-11,small-5,small-6,${bayScore.join(',')}`),
  ]);
  const teamColumns = 'team_key,season,name,category_key,region_key,city,league_key,division_key';
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'dataset.json'), JSON.stringify(descriptionOf(seasons)));
  await writeFile(path.join(folder, 'teams.csv'), `${[teamColumns, ...seasons.flatMap(teams)].join('\n')}\n`);
  await writeFile(path.join(folder, 'games.csv'), `${[gameColumns, ...games].join('\n')}\n`);
  return folder;
};
