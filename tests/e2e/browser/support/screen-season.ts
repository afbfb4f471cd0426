import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { gameColumns, teamColumns } from '@rondelle/importer/dataset-format.ts';

export const screenSeason = '2022-2023';

const named = (key: string, fr: string) => ({ key, name: { fr, en: fr } });
const leagues = [
  { region: 'screen-small', name: 'Ligue de six', teams: 6 },
  { region: 'screen-large', name: 'Ligue de seize', teams: 16 },
] as const;
type League = (typeof leagues)[number];

/** Names as long as the longest real ones; one of them begins with its club. */
const nameOf = (at: number): string =>
  at === 0
    ? 'Association du hockey mineur de Sainte-Anne-de-Bellevue – Les Patriotes'
    : `Coureurs des bois de Saint-Augustin-de-Desmaures ${at}`;

const teamRows = ({ region, teams }: League): string[] =>
  Array.from({ length: teams }, (_, at) =>
    [`${region}-${at}`, screenSeason, nameOf(at), 'screen-m13', region, '', `${region}-league`, ''].join(','),
  );

/** One round, on the last day of the season: every team has a result. */
const gameRows = ({ region, teams }: League): string[] =>
  Array.from({ length: teams / 2 }, (_, at) =>
    [
      [`${region}-g${at}`, screenSeason, `${region}-league`, '', 'screen-m13', 'regular', ''],
      ['2023-03-04', `1${at}:00`, 'Aréna', '', `${region}-${2 * at}`, `${region}-${2 * at + 1}`],
      ['10', String(at), 'regulation', 'final', '', '', ''],
    ].join(','),
  );

const table = (columns: readonly string[], rows: readonly string[]): string =>
  `${[columns.join(','), ...rows].join('\n')}\n`;

/** Writes a season with a league of six teams and one of sixteen into a new folder. */
export const writeScreenSeason = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'rondelle-screen-'));
  const info = {
    format: 'hockey-dataset/1',
    name: { fr: 'Saison d’un écran', en: 'Season of a screen' },
    source: 'the tests',
    licence: 'none',
    seasons: [{ slug: screenSeason, startsOn: '2022-09-01', endsOn: '2023-04-30' }],
    regions: leagues.map(({ region, name }) => named(region, name)),
    categories: [named('screen-m13', 'M13 écran')],
    divisions: [],
    rulesets: { screen: presets.quebecMinor },
    leagues: leagues.map(({ region, name }) => ({
      ...named(`${region}-league`, name),
      season: screenSeason,
      category: 'screen-m13',
      region,
      ruleset: 'screen',
    })),
    tournaments: [],
  };
  await writeFile(path.join(folder, 'dataset.json'), JSON.stringify(info));
  await writeFile(path.join(folder, 'teams.csv'), table(teamColumns, leagues.flatMap(teamRows)));
  await writeFile(path.join(folder, 'games.csv'), table(gameColumns, leagues.flatMap(gameRows)));
  return folder;
};
