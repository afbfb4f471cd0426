import { clubNameParts, teamNameParts } from '@rondelle/contracts/competition/team-name.ts';
import { ShortName } from './ShortName.tsx';
import classes from './team-name.module.css';

/**
 * A team's name: in narrow spaces its place or club is on a second line and the joining word is visually hidden. Some
 * places are abbreviated there, unless `isFull`.
 */
export function TeamName({ name, isFull = false }: { name: string; isFull?: boolean }) {
  const ofClub = clubNameParts(name);
  const { nickname, joint, place } = ofClub ?? teamNameParts(name);
  const parts = [
    nickname,
    <span key={1} className={classes.joint}>
      {joint}
    </span>,
    <span key={2} className={classes.place}>
      {isFull ? place : <ShortName name={place} />}
    </span>,
  ];
  return <span className={classes.name}>{place === '' ? name : ofClub ? parts.toReversed() : parts}</span>;
}
