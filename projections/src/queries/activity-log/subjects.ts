import type { Ref } from '@rondelle/contracts/competition/outputs.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import { rulesetSummaries } from '../catalogue/rulesets.queries.ts';
import { anyOf, varying } from '../sql/any-of.ts';
import type { Catalogue } from '../outputs/catalogue.ts';
import { lastNamesInCatalogue } from '../outputs/last-names.ts';
import { type Names, namesFor, wantedBy } from '../outputs/names.ts';
import { gameHistoryColumns } from '../sql/game-columns.ts';
import type { GameHistoryRow } from '../../views/games/games.table.ts';
import type { Db } from '../../views/schema.ts';
import type { ActivityLogRow } from '../../views/activity-log/activity-log.table.ts';

/** The entity that an event changed. */
export type Subject = {
  readonly kind: StreamKind;
  readonly id: number;
  /** The team that a league's or tournament's change concerns. */
  readonly teamId: number | null;
};
export type NamedSubject = {
  readonly id: number;
  readonly name: string | null;
  readonly path: string | null;
  /** Its context: that team, or the competition that a game is played in. */
  readonly about: Omit<NamedSubject, 'about'> | null;
};
type Named = Omit<NamedSubject, 'about'>;

export const subjectOf = ({ kind, entityId, teamId }: ActivityLogRow): Subject => ({
  kind,
  id: entityId,
  teamId,
});

const idsOf = (subjects: readonly Subject[], kind: StreamKind): number[] => [
  ...new Set(subjects.filter((one) => one.kind === kind).map((one) => one.id)),
];

/** Returns the last version of each game, including deleted ones: their pages remain. */
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
        .limit(varying(ids.length))
        .execute();

/**
 * `names` returns the path of the home page for entities that it does not find. A deleted entity gets its last name, or
 * its number where it has none, without a link.
 */
const known = ({ id, name, path }: Ref, { paths }: Names): Named => {
  if (path !== paths.home()) return { id, name, path };
  return { id, name: name === String(id) ? null : name, path: null };
};
/** Returns null for a deleted entity: a bare number beside the subject is useless. */
const named = (ref: Named): Named | null => (ref.name === null ? null : ref);

const competitionOf = ({ leagueId, tournamentId }: GameHistoryRow, names: Names): Named | null => {
  if (leagueId !== null) return named(known(names.league(leagueId), names));
  return tournamentId === null ? null : named(known(names.tournament(tournamentId), names));
};

const gameNamed = (game: GameHistoryRow | undefined, id: number, names: Names): Named => {
  if (!game) return { id, name: null, path: null };
  const [home, away] = [game.homeTeamId, game.awayTeamId].map((team) => names.team(team, game.seasonId).name);
  return { id, name: `${home} – ${away}`, path: names.paths.game(names.slugOfSeason(game.seasonId), id) };
};

/**
 * Returns a lookup of names and pages for the entities that events of a season changed. A ruleset is named by a summary
 * of its rules.
 */
export const subjectsIn = async (
  db: Db,
  catalogue: Catalogue,
  seasonId: number,
  subjects: readonly Subject[],
): Promise<(subject: Subject) => NamedSubject> => {
  const versions = await lastVersions(db, idsOf(subjects, 'game'));
  const games = new Map(versions.map((game) => [game.gameId, game]));
  const wanted = wantedBy(versions);
  const teamIds = new Set([
    ...idsOf(subjects, 'team'),
    ...subjects.flatMap(({ teamId }) => (teamId === null ? [] : [teamId])),
  ]);
  const names = await namesFor(db, catalogue, {
    teams: [...wanted.teams, ...[...teamIds].map((teamId) => ({ teamId, seasonId }))],
    leagueIds: new Set([...(wanted.leagueIds ?? []), ...idsOf(subjects, 'league')]),
    tournamentIds: new Set([...(wanted.tournamentIds ?? []), ...idsOf(subjects, 'tournament')]),
    cityIds: idsOf(subjects, 'city'),
    organizationIds: idsOf(subjects, 'organization'),
  });
  const last = await lastNamesInCatalogue(db, catalogue.lang, (kind) =>
    kind === 'city' || kind === 'organization'
      ? []
      : idsOf(subjects, kind).filter((id) => !catalogue.has(kind, id)),
  );
  const rulesets = await rulesetSummaries(db, idsOf(subjects, 'ruleset'));
  const inCatalogue = (kind: Parameters<Catalogue['has']>[0], id: number, found: () => Named): Named =>
    catalogue.has(kind, id) ? found() : { id, name: last[kind].get(id) ?? null, path: null };
  const aboutOf = ({ kind, id, teamId }: Subject): Named | null => {
    const game = kind === 'game' ? games.get(id) : undefined;
    if (game) return competitionOf(game, names);
    return teamId === null ? null : named(known(names.team(teamId, seasonId), names));
  };
  const nameOf = ({ kind, id }: Subject): Named => {
    switch (kind) {
      case 'game':
        return gameNamed(games.get(id), id, names);
      case 'team':
        return known(names.team(id, seasonId), names);
      case 'league':
        return known(names.league(id), names);
      case 'tournament':
        return known(names.tournament(id), names);
      case 'city':
        return known(names.city(id), names);
      case 'organization':
        return known(names.organization(id), names);
      case 'category':
        return inCatalogue(kind, id, () => catalogue.category(id, seasonId));
      case 'region':
        return inCatalogue(kind, id, () => catalogue.region(id, seasonId));
      case 'season':
        return inCatalogue(kind, id, () => ({
          id,
          name: catalogue.slugOfSeason(id),
          path: catalogue.season(id).path,
        }));
      case 'division': {
        const found = () => ({ id, name: catalogue.divisionName(id, seasonId), path: null });
        return inCatalogue(kind, id, found);
      }
      case 'ruleset':
        return { id, name: rulesets.get(String(id)) ?? null, path: null };
      // Only the accounts hold the names of members.
      case 'member':
        return { id, name: null, path: null };
      case 'site':
        return { id, name: null, path: catalogue.paths.settings() };
    }
  };
  return (subject) => ({ ...nameOf(subject), about: aboutOf(subject) });
};
