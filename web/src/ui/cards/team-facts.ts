import { clubNameParts } from '@rondelle/contracts/competition/team-name.ts';
import { namesCity } from '../../lib/format/names-city.ts';

type Team = {
  readonly name: string;
  readonly category: { readonly name: string };
  readonly region: { readonly name: string };
  readonly city: string | null;
};

/** The facts of a team's card: category, region, and city unless the team, its club or the region is named after it. */
export const teamFacts = ({ name, category, region, city }: Team): string[] => {
  const names = [name, region.name, clubNameParts(name)?.place ?? ''];
  const isNew = city !== null && !names.some((one) => namesCity(one, city));
  return [category.name, region.name, ...(isNew ? [city] : [])];
};
