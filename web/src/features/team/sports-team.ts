import type { TeamAnswer } from '@rondelle/contracts/competition/team.answers.ts';

/** A team as schema.org describes one. */
export const sportsTeam = ({ team, standing }: TeamAnswer) => ({
  '@type': 'SportsTeam',
  name: team.name,
  url: team.path,
  sport: 'Ice hockey',
  ...(team.city && { location: { '@type': 'Place', name: team.city } }),
  ...(standing && {
    memberOf: { '@type': 'SportsOrganization', name: standing.league.name, url: standing.league.path },
  }),
});
