import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { DashboardOutput, Watched } from '@rondelle/contracts/following/following.outputs.ts';
import { lastVisitOf } from '../accounts/dashboard-visits.ts';
import { followingsOf } from '../accounts/followings.ts';
import type { Session } from '../accounts/sessions.ts';
import {
  isAllowed,
  type SupervisionState,
  needsAcceptance,
} from '@rondelle/contracts/membership/permissions.ts';
import type { GameRow } from '@rondelle/projections/views/games/games.table.ts';
import { countsOfSeason } from '@rondelle/projections/queries/catalogue/season.queries.ts';
import { contributionsOf } from '@rondelle/projections/queries/activity-log/contributions.queries.ts';
import { type Catalogue, catalogueIn } from '@rondelle/projections/queries/outputs/catalogue.ts';
import { gameCardsOf } from '@rondelle/projections/queries/outputs/game-card.ts';
import { namesFor, wantedBy } from '@rondelle/projections/queries/outputs/names.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import type { MemberServices } from '../member-services.ts';
import { supervisedBy } from '../supervision/supervised-by.ts';
import { changesSince } from './changes-since.ts';
import { idsOf } from './followed-in-season.ts';
import type { Entity } from './entities.ts';
import { confirmable, disputedResults, resultsToConfirm } from './to-confirm.ts';
import type { Placed } from './entities.ts';
import { placedIn, watchedEntities } from './watched.ts';

/** The position of the last entry of the activity log, visible or not. */
const endOfLog = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ position: string | null }>`
    SELECT max(position) AS position FROM activity_log`.execute(db);
  return rows[0]?.position ?? '0';
};

/** A supervised entity, with the member's standing. */
type Own = Placed & { readonly standing: SupervisionState };

/** A member's supervisions, in their season. */
const ownSupervisions = async (db: Db, memberId: string): Promise<Own[]> => {
  const all = await supervisedBy(db, memberId);
  const accepted = new Set(all.flatMap(({ kind, id, isAccepted }) => (isAccepted ? [`${kind} ${id}`] : [])));
  return (await placedIn(db, all)).map((one) => ({
    ...one,
    standing: accepted.has(`${one.kind} ${one.id}`) ? 'accepted' : 'joined',
  }));
};

/** The highest standing of a member. */
const mostOf = (all: readonly Own[]): SupervisionState => {
  if (all.some(({ standing }) => standing === 'accepted')) return 'accepted';
  return all.length > 0 ? 'joined' : 'none';
};

const openResults = async (
  db: Db,
  catalogue: Catalogue,
  { memberId, role }: Pick<Session, 'memberId' | 'role'>,
  { followed, supervised }: { readonly followed: readonly Entity[]; readonly supervised: readonly Own[] },
) => {
  const today = dayInQuebec(new Date().toISOString());
  const teamIds = idsOf(followed, 'team');
  const competitions = supervised.flatMap(({ competition }) => (competition === null ? [] : [competition]));
  const [entered, disputed] = await Promise.all([
    resultsToConfirm(db, teamIds, memberId, today),
    disputedResults(db, teamIds, competitions),
  ]);
  const standingIn = new Map(supervised.map((one) => [one.competition, one.standing]));
  const settles = ({ competition }: GameRow): boolean =>
    isAllowed(role, 'competition/supervise', standingIn.get(competition));
  const [names, may] = await Promise.all([
    namesFor(db, catalogue, wantedBy([...entered, ...disputed])),
    confirmable(db, disputed, memberId, settles),
  ]);
  return {
    toConfirm: gameCardsOf(entered, names),
    disputed: gameCardsOf(disputed, names).map((game) => ({ ...game, mayConfirm: may.has(game.id) })),
  };
};

/** How many leagues and tournaments of the ongoing season exist, and how many the member supervises. */
const countsOf = async (
  db: Db,
  { ongoing }: Catalogue,
  supervised: readonly Placed[],
): Promise<DashboardOutput['counts']> => {
  const seasonId = ongoing?.id ?? 0;
  const { counts } = await countsOfSeason(db, seasonId);
  const own = (kind: Entity['kind']) =>
    supervised.filter((entity) => entity.kind === kind && entity.seasonId === seasonId).length;
  return {
    total_tournaments: counts.tournaments,
    supervised_tournaments: own('tournament'),
    total_leagues: counts.leagues,
    supervised_leagues: own('league'),
  };
};

const listed = (
  entities: readonly Placed[],
  kind: Entity['kind'],
  watchedOf: (entity: Entity) => Watched | null,
): Watched[] =>
  entities
    .filter((entity) => entity.kind === kind)
    .map(watchedOf)
    .filter((one) => one !== null);

/** Everything on a member's dashboard. Reads from the primary database, so that it includes the latest changes. */
export const dashboardOf = async (
  db: Db,
  services: MemberServices,
  session: Session,
  lang: Language,
): Promise<DashboardOutput> => {
  const { memberId, number, username, role } = session;
  const upTo = await endOfLog(db);
  const [catalogue, lastVisit, followed, supervised] = await Promise.all([
    catalogueIn(db, lang),
    lastVisitOf(services.accounts, memberId),
    followingsOf(services.accounts, memberId),
    ownSupervisions(db, memberId),
  ]);
  const following = await placedIn(db, followed);
  const entities = [
    ...new Map(
      [...supervised, ...following].map((entity) => [`${entity.kind} ${entity.id}`, entity]),
    ).values(),
  ];
  const today = dayInQuebec(new Date().toISOString());
  const [watchedOf, changes, results, recent, counts] = await Promise.all([
    watchedEntities(db, catalogue, entities, today),
    changesSince(db, catalogue, { lang, memberId, entities, lastVisit }),
    openResults(db, catalogue, session, { followed, supervised }),
    contributionsOf(db, lang, memberId),
    countsOf(db, catalogue, supervised),
  ]);
  const named = { id: number, name: username };
  return {
    user: { id: number, username, role, path: catalogue.paths.user(named) },
    supervisor: {
      status: supervised.length > 0,
      standing: mostOf(supervised),
      waiting: supervised
        .filter(({ standing }) => needsAcceptance(role, standing))
        .map(watchedOf)
        .filter((one) => one !== null)
        .map(({ id, name, path }) => ({ id, name, path })),
      path: supervised.length > 0 ? catalogue.paths.supervisor(named) : null,
      leagues: listed(supervised, 'league', watchedOf),
      tournaments: listed(supervised, 'tournament', watchedOf),
    },
    counts,
    following: {
      teams: listed(following, 'team', watchedOf),
      leagues: listed(following, 'league', watchedOf),
      tournaments: listed(following, 'tournament', watchedOf),
    },
    changes: { ...changes, upTo },
    ...results,
    recent,
  };
};
