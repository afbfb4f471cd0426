import type { TeamOutput } from '@rondelle/contracts/competition/team.outputs.ts';

/** A team as a schema.org SportsTeam. */
export const sportsTeam = ({ team, standing }: TeamOutput) => ({
  '@type': 'SportsTeam',
  name: team.name,
  url: team.path,
  sport: 'Ice hockey',
  ...(team.city && { location: { '@type': 'Place', name: team.city } }),
  ...(standing && {
    memberOf: { '@type': 'SportsOrganization', name: standing.league.name, url: standing.league.path },
  }),
});
