import { teamNameParts } from '@rondelle/contracts/competition/team-name.ts';
import classes from './team-name.module.css';

/** What place names often begin with, and how it is written where there is little room. */
const shortened = { 'Notre-Dame-': 'N.-D.-', 'Sainte-': 'Ste-', 'Saint-': 'St-' } as const;

/** Its beginning is shortened for the eye alone: it is heard, searched and copied as it is. */
function Place({ place }: { place: string }) {
  const begins = Object.entries(shortened).find(([long]) => place.startsWith(long));
  if (!begins) return place;
  const [long, short] = begins;
  return (
    <>
      <span className={classes.saint} data-short={short}>
        {long}
      </span>
      {place.slice(long.length)}
    </>
  );
}

/** A team's name: where there is little room the place stands under the nickname, and the word between is only heard. */
export function TeamName({ name }: { name: string }) {
  const { nickname, joint, place } = teamNameParts(name);
  if (place === '')
    return (
      <span className={classes.name} data-whole>
        {name}
      </span>
    );
  return (
    <span className={classes.name}>
      {nickname}
      <span className={classes.joint}>{joint}</span>
      <span className={classes.place}>
        <Place place={place} />
      </span>
    </span>
  );
}
