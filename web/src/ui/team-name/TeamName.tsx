import { clubNameParts, teamNameParts } from '@rondelle/contracts/competition/team-name.ts';
import { ShortName } from './ShortName.tsx';
import classes from './team-name.module.css';

type Props = { name: string; isFull?: boolean; region?: string };

/**
 * A team's name: in narrow spaces its place or club is on a second line and the joining word is visually hidden. Some
 * places are abbreviated there, unless `isFull`. A `region` other than the place follows it.
 */
export function TeamName({ name, isFull = false, region }: Props) {
  const ofClub = clubNameParts(name);
  const { nickname, joint, place } = ofClub ?? teamNameParts(name);
  const more = region && region !== place && (
    <span className={classes.region}>{place === '' ? region : ` · ${region}`}</span>
  );
  const parts = [
    nickname,
    <span key={1} className={classes.joint}>
      {joint}
    </span>,
    <span key={2} className={classes.place}>
      {isFull ? place : <ShortName name={place} />}
      {more}
    </span>,
  ];
  if (place !== '') return <span className={classes.name}>{ofClub ? parts.toReversed() : parts}</span>;
  return (
    <span className={classes.name}>
      {name}
      {more && <span className={classes.place}>{more}</span>}
    </span>
  );
}
