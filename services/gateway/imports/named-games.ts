import type { ImportPlan, PlannedGame } from '@rondelle/contracts/competition/imports.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { NewTeam } from '@rondelle/importer/sheets/sheet-teams.ts';
import { catalogueIn } from '@rondelle/projections/queries/outputs/catalogue.ts';
import { namesFor } from '@rondelle/projections/queries/outputs/names.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { mostListed } from './importing.ts';
import {
  afterCommands,
  type Noted,
  partsChanged,
  plannedExistingGame,
  type PlannedExistingGame,
} from './planned-games.ts';
import { anyOf } from '@rondelle/projections/queries/sql/any-of.ts';

type Site = { readonly db: Db; readonly lang: Language; readonly newTeams: readonly NewTeam[] };

const namer = async (games: readonly PlannedExistingGame[], { db, lang, newTeams }: Site) => {
  const names = await namesFor(db, await catalogueIn(db, lang), {
    teams: games.flatMap(({ homeTeamId, awayTeamId, seasonId }) => [
      { teamId: homeTeamId, seasonId },
      { teamId: awayTeamId, seasonId },
    ]),
    leagueIds: new Set(games.flatMap(({ leagueId }) => leagueId ?? [])),
  });
  const ofNew = new Map(newTeams.map(({ id, name }) => [id, name]));
  const teamOf = (id: number, seasonId: number): PlannedGame['home'] => {
    const name = ofNew.get(id);
    if (name !== undefined) return { name };
    const { id: _id, path: _path, ...own } = names.team(id, seasonId);
    return own;
  };
  return ({
    homeTeamId,
    awayTeamId,
    seasonId,
    leagueId,
    group: _group,
    ...game
  }: PlannedExistingGame): PlannedGame => ({
    ...game,
    league: leagueId === null ? '' : names.league(leagueId).name,
    home: teamOf(homeTeamId, seasonId),
    away: teamOf(awayTeamId, seasonId),
  });
};

/** The new games of an import, and the corrected ones before and after, with the names of teams and leagues. */
export const namedGames = async (
  { added, corrected }: Noted,
  site: Site,
): Promise<Pick<ImportPlan, 'added' | 'corrected'>> => {
  const ids = corrected.map(({ gameId }) => gameId);
  const rows =
    ids.length === 0
      ? []
      : await site.db.selectFrom('games').selectAll().where(anyOf('gameId', ids)).limit(mostListed).execute();
  const recorded = new Map(rows.map((row) => [row.gameId, plannedExistingGame(row)]));
  const changed = corrected.flatMap(({ line, gameId, commands }) => {
    const before = recorded.get(gameId);
    return before
      ? [{ line, before, after: afterCommands(before, commands), parts: partsChanged(commands) }]
      : [];
  });
  const named = await namer(
    [...added.map(({ game }) => game), ...changed.flatMap(({ before, after }) => [before, after])],
    site,
  );
  return {
    added: added.map(({ line, game }) => ({ line, ...named(game) })),
    corrected: changed.map(({ before, after, ...of }) => ({
      ...of,
      before: named(before),
      after: named(after),
    })),
  };
};
