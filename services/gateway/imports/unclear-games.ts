import { resultStatuses } from '@rondelle/contracts/competition/lists.ts';
import {
  type GameInQuestion,
  type GameQuestion,
  mostGameQuestions,
} from '@rondelle/contracts/competition/import-questions.ts';
import type { ImportPlan } from '@rondelle/contracts/competition/imports.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { ImportedSheet } from '@rondelle/importer/sheets/import-sheet.ts';
import type { NewTeam } from '@rondelle/importer/sheets/sheet-teams.ts';
import { gameColumns } from '@rondelle/projections/queries/sql/game-columns.ts';
import type { GameRow } from '@rondelle/projections/views/games/games.table.ts';
import { catalogueIn } from '@rondelle/projections/queries/outputs/catalogue.ts';
import { type Names, namesFor, wantedBy } from '@rondelle/projections/queries/outputs/names.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { anyOf } from '@rondelle/projections/queries/sql/any-of.ts';

type Site = {
  readonly db: Db;
  readonly lang: Language;
  readonly seasonId: number;
  readonly newTeams: readonly NewTeam[];
  /** Returns whether the importer may not see the game's result. */
  readonly isHidden: (game: { id: number; leagueId: number | null; status: string }) => boolean;
};

const readGames = (db: Db, ids: readonly number[]): Promise<GameRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('games').select(gameColumns).where(anyOf('gameId', ids)).execute();

const cardOf = (game: GameRow, names: Names, { isHidden }: Site): GameInQuestion => {
  const { gameId: id, seasonId, leagueId, date, time, venue, status } = game;
  const hides = !resultStatuses.includes(status) || isHidden({ id, leagueId, status });
  return {
    id,
    path: names.paths.game(names.slugOfSeason(seasonId), id),
    date,
    time,
    venue,
    status,
    home: names.team(game.homeTeamId, seasonId).name,
    away: names.team(game.awayTeamId, seasonId).name,
    homeGoals: hides ? null : game.homeGoals,
    awayGoals: hides ? null : game.awayGoals,
  };
};

const goalsIn = (goals: string): Pick<GameQuestion, 'homeGoals' | 'awayGoals'> => {
  const [homeGoals = null, awayGoals = null] = goals === '' ? [] : goals.split('-').map(Number);
  return { homeGoals, awayGoals };
};

/** The first questions about rows, and the first recorded games that the file does not have. */
export const unclearGames = async (
  { asked: unclear, absent }: Pick<ImportedSheet, 'asked' | 'absent'>,
  site: Site,
): Promise<Pick<ImportPlan, 'asks' | 'askCount' | 'absent' | 'absentCount'>> => {
  const { db, lang, seasonId, newTeams } = site;
  const [first, missing] = [unclear.slice(0, mostGameQuestions), absent.slice(0, mostGameQuestions)];
  const offered = first.flatMap(({ candidates }) => candidates.map(({ id }) => id));
  const rows = await readGames(db, [...new Set([...offered, ...missing.map(({ id }) => id)])]);
  const wanted = wantedBy(rows);
  const names = await namesFor(db, await catalogueIn(db, lang), {
    ...wanted,
    teams: [
      ...wanted.teams,
      ...first.flatMap(({ placed: { home, away } }) => [home, away].map((teamId) => ({ teamId, seasonId }))),
    ],
  });
  const cards = new Map(rows.map((row) => [row.gameId, cardOf(row, names, site)]));
  const cardsOf = (games: readonly { readonly id: number }[]) =>
    games.flatMap(({ id }) => cards.get(id) ?? []);
  const ofNew = new Map(newTeams.map(({ id, name }) => [id, name]));
  const nameOf = (id: number): string => ofNew.get(id) ?? names.team(id, seasonId).name;
  return {
    asks: first.map(({ why, candidates, placed: { line, date, time, home, away, goals } }) => ({
      line,
      why,
      date,
      time: time === '' ? null : time,
      home: nameOf(home),
      away: nameOf(away),
      ...goalsIn(goals),
      candidates: cardsOf(candidates),
    })),
    askCount: unclear.length,
    absent: cardsOf(missing),
    absentCount: absent.length,
  };
};
