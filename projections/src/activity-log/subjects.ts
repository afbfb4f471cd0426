import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import { anyOf } from '../outputs/any-of.ts';
import type { Catalogue } from '../outputs/catalogue.ts';
import { type Names, namesFor, wantedBy } from '../outputs/names.ts';
import { gameHistoryColumns } from '../games/game-columns.ts';
import type { GameHistoryRow } from '../games/games.table.ts';
import type { Db } from '../schema.ts';

/** What an event happened to. */
export type Subject = { readonly kind: StreamKind; readonly id: number };
export type NamedSubject = {
  readonly id: number;
  readonly name: string | null;
  readonly path: string | null;
};

const idsOf = (subjects: readonly Subject[], kind: StreamKind): number[] => [
  ...new Set(subjects.filter((one) => one.kind === kind).map((one) => one.id)),
];

/** Games as they were last, also those deleted since: their pages stay. */
const lastVersions = async (db: Db, ids: readonly number[]): Promise<GameHistoryRow[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('game_history')
        .distinctOn('gameId')
        .select(gameHistoryColumns)
        .where(anyOf('gameId', ids))
        .orderBy('gameId')
        .orderBy('revision', 'desc')
        .limit(ids.length)
        .execute();

const gameNamed = (game: GameHistoryRow | undefined, id: number, names: Names): NamedSubject => {
  if (!game) return { id, name: null, path: null };
  const [home, away] = [game.homeTeamId, game.awayTeamId].map((team) => names.team(team, game.seasonId).name);
  return { id, name: `${home} – ${away}`, path: names.paths.game(names.slugOfSeason(game.seasonId), id) };
};

/** Names and pages of what events of a season happened to. Rulesets have no name of their own. */
export const subjectsIn = async (
  db: Db,
  catalogue: Catalogue,
  seasonId: number,
  subjects: readonly Subject[],
): Promise<(subject: Subject) => NamedSubject> => {
  const versions = await lastVersions(db, idsOf(subjects, 'game'));
  const games = new Map(versions.map((game) => [game.gameId, game]));
  const wanted = wantedBy(versions);
  const names = await namesFor(db, catalogue, {
    teams: [...wanted.teams, ...idsOf(subjects, 'team').map((teamId) => ({ teamId, seasonId }))],
    leagueIds: idsOf(subjects, 'league'),
    tournamentIds: idsOf(subjects, 'tournament'),
    cityIds: idsOf(subjects, 'city'),
    organizationIds: idsOf(subjects, 'organization'),
  });
  // What is deleted is in no list any more: it goes by its number, and has no page to lead to.
  const known = (ref: NamedSubject): NamedSubject =>
    ref.path === catalogue.paths.home() ? { id: ref.id, name: null, path: null } : ref;
  return ({ kind, id }) => {
    switch (kind) {
      case 'game':
        return gameNamed(games.get(id), id, names);
      case 'team':
        return known(names.team(id, seasonId));
      case 'league':
        return known(names.league(id));
      case 'tournament':
        return known(names.tournament(id));
      case 'city':
        return known(names.city(id));
      case 'organization':
        return known(names.organization(id));
      case 'category':
        return catalogue.category(id, seasonId);
      case 'region':
        return catalogue.region(id, seasonId);
      case 'season': {
        const { slug, path } = catalogue.season(id);
        return { id, name: slug, path };
      }
      case 'division':
        return { id, name: catalogue.divisionName(id, seasonId), path: null };
      // Members are named where their names are known: in the accounts.
      case 'member':
      case 'ruleset':
      case 'site':
        return { id, name: null, path: null };
    }
  };
};
