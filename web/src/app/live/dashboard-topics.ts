import { mostTopicsFollowed } from '@rondelle/contracts/live-topics.ts';
import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import type { Answers } from '../../lib/answers.ts';

type Dashboard = Answers['dashboard']['get'];

/** What a member's dashboard follows: their own, the things on it, and where they review changes, how many wait. */
export const dashboardTopics = ({ user, supervisor, following }: Dashboard): readonly string[] => {
  const own = [
    `member:${user.id}`,
    ...(isAllowed(user.role, 'moderation/review', supervisor.status) ? ['moderation'] : []),
  ];
  const leagues = [...supervisor.leagues, ...following.leagues];
  const tournaments = [...supervisor.tournaments, ...following.tournaments];
  const things = new Set([
    ...following.teams.map(({ id }) => `team:${id}`),
    ...leagues.map(({ id }) => `league:${id}`),
    ...tournaments.map(({ id }) => `tournament:${id}`),
  ]);
  const room = mostTopicsFollowed - own.length;
  if (things.size <= room) return [...own, ...things];
  // Too many to be named: whatever happens in their seasons, the latest first.
  const all = [...following.teams, ...leagues, ...tournaments];
  const seasons = new Set(all.flatMap(({ season }) => season?.id ?? []).toSorted((a, b) => b - a));
  return [...own, ...[...seasons].slice(0, room).map((id) => `season:${id}`)];
};
