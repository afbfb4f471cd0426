import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { countCells, type DatasetSource, type GameColumn, type TeamColumn } from './dataset-format.ts';
import { checkInfo } from './check-info.ts';

export type TeamValues = Readonly<Record<TeamColumn, string>>;
export type GameValues = Readonly<Record<GameColumn, string>>;

const name = (text: string) => ({ fr: text, en: text });

/** A small dataset in the shape of dataset.json: two seasons, two categories, three leagues and two tournaments. */
export const sampleInfo = {
  format: 'hockey-dataset/1',
  name: name('Exemple'),
  source: 'invented',
  licence: 'free',
  seasons: [
    { slug: '2023-2024', startsOn: '2023-09-01', endsOn: '2024-08-31' },
    { slug: '2024-2025', startsOn: '2024-09-01', endsOn: '2025-08-31' },
  ],
  regions: [{ key: 'mauricie', name: name('Mauricie') }],
  categories: [
    { key: 'm13-aa', name: { fr: 'M13 AA', en: 'U13 AA' } },
    { key: 'm15-aa', name: { fr: 'M15 AA', en: 'U15 AA' } },
  ],
  divisions: [{ key: 'nord', name: { fr: 'Nord', en: 'North' } }],
  rulesets: { quebec: structuredClone(presets.quebecMinor) },
  leagues: [
    league('m13', '2024-2025', 'm13-aa'),
    league('m15', '2024-2025', 'm15-aa'),
    league('m13-old', '2023-2024', 'm13-aa'),
  ],
  tournaments: [
    {
      key: 'classique',
      season: '2024-2025',
      name: name('Classique'),
      categories: ['m13-aa'],
      ruleset: 'quebec',
      startsOn: '2024-11-07',
      endsOn: '2024-11-10',
      city: 'Shawinigan',
    },
    {
      key: 'old-classique',
      season: '2023-2024',
      name: name('Classique'),
      categories: ['m13-aa'],
      ruleset: 'quebec',
      startsOn: '2023-11-07',
      endsOn: '2023-11-10',
      city: 'Shawinigan',
    },
  ],
};

function league(key: string, season: string, category: string) {
  return { key, season, category, region: 'mauricie', name: name(key), ruleset: 'quebec' };
}

export const team = (key: string, changes: Partial<TeamValues> = {}): TeamValues => ({
  team_key: key,
  season: '2024-2025',
  name: `Les ${key}`,
  category_key: 'm13-aa',
  region_key: 'mauricie',
  city: 'Shawinigan',
  league_key: 'm13',
  division_key: '',
  organization_key: '',
  country: '',
  ...changes,
});

export const game = (key: string, changes: Partial<GameValues> = {}): GameValues => ({
  game_key: key,
  season: '2024-2025',
  league_key: 'm13',
  tournament_key: '',
  category_key: 'm13-aa',
  stage: 'regular',
  group: '',
  date: '2024-10-05',
  time: '13:30',
  venue: 'Aréna Gilles-Bourassa',
  city: 'Shawinigan',
  home_team_key: 'loups',
  away_team_key: 'lynx',
  home_goals: '4',
  away_goals: '2',
  decided_in: 'regulation',
  status: 'final',
  forfeited_by: '',
  home_fair_play: '1',
  away_fair_play: '',
  ...countCells(() => ''),
  ...changes,
});

/** A game of the sample that is still to be played. */
export const scheduled = (key: string, changes: Partial<GameValues> = {}): GameValues =>
  game(key, { home_goals: '', away_goals: '', decided_in: '', status: 'scheduled', ...changes });

export const sampleTeams: readonly TeamValues[] = [
  team('loups'),
  team('lynx', { division_key: 'nord' }),
  team('titans'),
  team('aigles', { category_key: 'm15-aa', league_key: 'm15' }),
  team('visiteurs', { league_key: '' }),
];

const numbered = <T>(rows: readonly T[]) => rows.map((values, i) => ({ line: i + 2, values }));

/** A dataset in memory. Its rows have the line numbers of a file with a header. */
export const sampleSource = (
  games: readonly GameValues[],
  teams: readonly TeamValues[] = sampleTeams,
  info: unknown = sampleInfo,
): DatasetSource => ({
  info: checkInfo(info),
  teams: () => numbered(teams),
  games: () => numbered(games),
});
