import { outlookRace } from '@rondelle/projections/computing/outlook/outlook.ts';
import { certaintyOf } from '@rondelle/projections/computing/certainty/table-certainty.ts';
import { possibleRanks } from '@rondelle/projections/computing/certainty/possible-ranks.ts';
import type { GameRow } from '@rondelle/projections/views/games/games.table.ts';
import { computeStandings } from '@rondelle/projections/views/standings/standings.ts';
import { tablesOf } from '@rondelle/projections/views/standings/tables.ts';
import { describe, expect, test } from 'vitest';
import { type DatasetRows, datasetRows, folderOf } from '../support/dataset-rows.ts';

/** A game as it was before it was played. */
const before = (game: GameRow): GameRow => ({
  ...game,
  status: 'scheduled',
  homeGoals: null,
  awayGoals: null,
  decidedIn: null,
  homeFairPlay: null,
  awayFairPlay: null,
});

type Season = { readonly rows: DatasetRows; readonly key: string };

const gamesOf = ({ rows, key }: Season): readonly GameRow[] =>
  rows.gamesOf(key).filter(({ stage }) => stage === 'regular');

/** The possible ranks on the morning of a day, by team. */
const rangesOnMorning = (season: Season, day: string) => {
  const { rows, key } = season;
  const games = gamesOf(season).map((game) => (game.date >= day ? before(game) : game));
  const [table] = tablesOf(games, rows.entriesOf(key), 'league');
  if (!table) throw new Error(`no table of ${key}`);
  const competition = rows.competition(key);
  const { teamIds, race } = outlookRace({ table, competition, forecasts: [], ratings: [] });
  const certainty = certaintyOf(race);
  if (!certainty) throw new Error(`no certainties of ${key}`);
  return new Map(teamIds.map((teamId, team) => [teamId, possibleRanks(certainty, team)]));
};

/** The last days of a season, and how many of its ranges are exact, narrowed or contradicted by the end. */
const lastDays = (season: Season, days: number) => {
  const { rows, key } = season;
  const final = computeStandings(gamesOf(season), rows.entriesOf(key), rows.competition(key));
  const dates = [...new Set(gamesOf(season).map(({ date }) => date))].sort().slice(-days);
  const figures = { marks: 0, exact: 0, wrong: 0, widened: 0 };
  const earlier = new Map<number, { readonly best: number; readonly worst: number }>();
  for (const day of dates)
    for (const [teamId, { best, worst, isExact }] of rangesOnMorning(season, day)) {
      const rank = final.find((row) => row.teamId === teamId)?.rank ?? 0;
      const known = earlier.get(teamId);
      figures.marks += 1;
      if (isExact) figures.exact += 1;
      if (rank < best || rank > worst) figures.wrong += 1;
      if (known && (best < known.best || worst > known.worst)) figures.widened += 1;
      earlier.set(teamId, { best, worst });
    }
  return { ...figures, dates };
};

const sureFirsts = ({ rows, key }: Season, day: string): readonly string[] =>
  [...rangesOnMorning({ rows, key }, day)].flatMap(([teamId, { worst }]) =>
    worst === 1 ? [rows.teamKey(teamId)] : [],
  );

const nhl = folderOf('nhl-2005-2019');
describe.skipIf(!nhl)('possible ranks of the NHL', () => {
  test('mark the Rangers of 2015 and the Sabres of 2007 as sure firsts by the tie-break', () => {
    const rows = datasetRows(nhl ?? '');
    expect(sureFirsts({ rows, key: 'nhl-2014-2015' }, '2015-04-11')).toEqual(['new-york-rangers']);
    expect(sureFirsts({ rows, key: 'nhl-2006-2007' }, '2007-04-08')).toEqual(['buffalo-sabres']);
  });

  test.each(['nhl-2006-2007', 'nhl-2014-2015'])(
    '%s: hold to the end and never widen in its last two weeks',
    (key) => {
      const { marks, exact, wrong, widened } = lastDays({ rows: datasetRows(nhl ?? ''), key }, 14);
      expect({ wrong, widened }).toEqual({ wrong: 0, widened: 0 });
      expect(exact / marks).toBeGreaterThan(0.9);
    },
  );
});

const lheq = folderOf('lheq-m13-aaa-2025-2026');
describe.skipIf(!lheq)('possible ranks of the LHEQ', () => {
  test('hold to the end, never widen, and are all exact with the last games left', () => {
    const season = { rows: datasetRows(lheq ?? ''), key: 'lheq-m13-aaa' };
    const { marks, exact, wrong, widened, dates } = lastDays(season, 10);
    expect({ wrong, widened }).toEqual({ wrong: 0, widened: 0 });
    expect(exact / marks).toBeGreaterThan(0.8);
    const last = [...rangesOnMorning(season, dates.at(-1) ?? '').values()];
    expect(last.every(({ isExact }) => isExact)).toBe(true);
    expect(last.filter(({ best, worst }) => best === worst).length).toBe(15);
  });
});
