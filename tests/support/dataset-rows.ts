import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { columnOfField } from '@rondelle/contracts/competition/game-fields.ts';
import { forCounts } from '@rondelle/contracts/competition/result-counts.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import type { Decision, ForfeitSide, GameStatus, Stage } from '@rondelle/contracts/competition/vocabulary.ts';
import type { CompetitionRow } from '@rondelle/projections/views/competitions/competitions.table.ts';
import type { GameRow } from '@rondelle/projections/views/games/games.table.ts';
import type { TableEntry } from '@rondelle/projections/views/standings/tables.ts';
import { parse } from 'csv-parse/sync';
import { type DatasetName, datasetFolder } from './datasets.ts';

type Line = Readonly<Record<string, string>>;
type Described = { readonly key: string; readonly season: string; readonly ruleset: string };
type Description = {
  readonly seasons: readonly { readonly slug: string }[];
  readonly rulesets: Readonly<Record<string, Ruleset>>;
  readonly leagues: readonly Described[];
  readonly tournaments: readonly Described[];
};

/** A dataset as rows for the functions of the views: ids number the keys in the order of the files. */
export type DatasetRows = {
  readonly games: readonly GameRow[];
  /** Slugs, in the order of season ids from 1. */
  readonly seasons: readonly string[];
  readonly competition: (key: string) => CompetitionRow;
  readonly gamesOf: (key: string) => readonly GameRow[];
  readonly entriesOf: (key: string) => readonly TableEntry[];
  readonly teamKey: (teamId: number) => string;
  readonly teamId: (key: string) => number;
};

/** The folder of a dataset: in the product when it may be shipped, else next to it; null when it is missing. */
export const folderOf = (name: DatasetName): string | null => {
  const shipped = fileURLToPath(new URL(`../../services/site/datasets/${name}`, import.meta.url));
  return existsSync(`${shipped}/games.csv`) ? shipped : datasetFolder(name);
};

export const readCsv = (path: string): readonly Line[] =>
  parse(readFileSync(path), { columns: true, bom: true });

const numberOrNull = (value: string | undefined): number | null => (value ? Number(value) : null);

/** Numbers keys from 1 in the order of their first use. */
const numbering = () => {
  const ids = new Map<string, number>();
  return (key: string): number => {
    const id = ids.get(key) ?? ids.size + 1;
    ids.set(key, id);
    return id;
  };
};

const scoreOf = (line: Line) => ({
  status: line['status'] as GameStatus,
  homeGoals: numberOrNull(line['home_goals']),
  awayGoals: numberOrNull(line['away_goals']),
  decidedIn: (line['decided_in'] || null) as Decision | null,
  forfeitedBy: (line['forfeited_by'] || null) as ForfeitSide | null,
  ...forCounts((field) => numberOrNull(line[columnOfField(field)])),
  homeFairPlay: numberOrNull(line['home_fair_play']),
  awayFairPlay: numberOrNull(line['away_fair_play']),
});

export const datasetRows = (folder: string): DatasetRows => {
  const description = JSON.parse(readFileSync(`${folder}/dataset.json`, 'utf8')) as Description;
  const teamId = numbering();
  const categoryId = numbering();
  const seasonId = (slug: string) => 1 + description.seasons.findIndex((season) => season.slug === slug);
  const teams = readCsv(`${folder}/teams.csv`);
  const keys = new Map(teams.map((line) => [teamId(line['team_key'] ?? ''), line['team_key'] ?? '']));
  const games = readCsv(`${folder}/games.csv`).map((line, index): GameRow => {
    const home = teamId(line['home_team_key'] ?? '');
    const away = teamId(line['away_team_key'] ?? '');
    return {
      gameId: index + 1,
      seasonId: seasonId(line['season'] ?? ''),
      categoryId: categoryId(line['category_key'] ?? ''),
      leagueId: line['league_key'] ? 1 : null,
      tournamentId: line['tournament_key'] ? 1 : null,
      competition: line['league_key'] || line['tournament_key'] || 'interleague',
      stage: line['stage'] as Stage,
      groupName: line['group'] || null,
      date: line['date'] ?? '',
      time: line['time'] || null,
      venue: null,
      city: null,
      homeTeamId: home,
      awayTeamId: away,
      teamLo: Math.min(home, away),
      teamHi: Math.max(home, away),
      ...scoreOf(line),
      period: null,
      confirmation: null,
      confirmationBy: null,
      sourceKey: line['game_key'] ?? null,
      revision: 0,
    };
  });
  const competition = (key: string): CompetitionRow => {
    const league = description.leagues.find((one) => one.key === key);
    const found = league ?? description.tournaments.find((one) => one.key === key);
    const rules = found && description.rulesets[found.ruleset];
    if (!found || !rules) throw new Error(`no competition ${key} in ${folder}`);
    return {
      competition: key,
      kind: league ? 'league' : 'tournament',
      id: 1,
      seasonId: seasonId(found.season),
      categoryId: null,
      rulesetId: 1,
      rulesetVersion: 1,
      rules,
      draw: null,
    };
  };
  const divisionId = numbering();
  return {
    games,
    seasons: description.seasons.map(({ slug }) => slug),
    competition,
    gamesOf: (key) => games.filter((game) => game.competition === key),
    entriesOf: (key) =>
      teams
        .filter((line) => line['league_key'] === key)
        .map((line) => ({
          teamId: teamId(line['team_key'] ?? ''),
          categoryId: categoryId(line['category_key'] ?? ''),
          groupName: null,
          divisionId: line['division_key'] ? divisionId(line['division_key']) : null,
        })),
    teamKey: (id) => keys.get(id) ?? '',
    teamId,
  };
};
