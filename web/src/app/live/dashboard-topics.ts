import { mostTopicsFollowed } from '@rondelle/contracts/live-topics.ts';
import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import type { Outputs } from '../../lib/http/outputs.ts';

type Dashboard = Outputs['dashboard']['get'];

/** Topics of a member's dashboard: the member, the entities on it and, for reviewers, the moderation queue. */
export const dashboardTopics = ({ user, supervisor, following }: Dashboard): readonly string[] => {
  const own = [
    `member:${user.id}`,
    ...(isAllowed(user.role, 'moderation/review', supervisor.standing) ? ['moderation'] : []),
  ];
  const leagues = [...supervisor.leagues, ...following.leagues];
  const tournaments = [...supervisor.tournaments, ...following.tournaments];
  const entityTopics = new Set([
    ...following.teams.map(({ id }) => `team:${id}`),
    ...leagues.map(({ id }) => `league:${id}`),
    ...tournaments.map(({ id }) => `tournament:${id}`),
  ]);
  const room = mostTopicsFollowed - own.length;
  if (entityTopics.size <= room) return [...own, ...entityTopics];
  // Too many entities for topics of their own: follows their seasons instead, the latest first.
  const all = [...following.teams, ...leagues, ...tournaments];
  const seasons = new Set(all.flatMap(({ season }) => season?.id ?? []).toSorted((a, b) => b - a));
  return [...own, ...[...seasons].slice(0, room).map((id) => `season:${id}`)];
};
