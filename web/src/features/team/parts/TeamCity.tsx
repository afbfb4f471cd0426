import type { TeamOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { namesCity } from '../../../lib/format/names-city.ts';
import { Link } from '../../../ui/link/Link.tsx';

/** The team's city, unless the organization beside it names it. */
export function TeamCity({ team: { city, cityPage, organization } }: Pick<TeamOutput, 'team'>) {
  if (city === null || (organization && namesCity(organization.name, city))) return null;
  return cityPage ? <Link href={cityPage.path}>{cityPage.name}</Link> : <span>{city}</span>;
}
