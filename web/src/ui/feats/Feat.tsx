import { Link } from '../link/Link.tsx';
import classes from './feats.module.css';

export type FeatProps = {
  label: string;
  value: string;
  /** Against whom and when; leads to the game where there is one. */
  fact?: { text: string; day?: string; path?: string };
};

/** One feat: what, how much, and where it can be read up. */
export function Feat({ label, value, fact }: FeatProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={classes.value}>{value}</dd>
      {fact && (
        <dd className={classes.fact}>
          {fact.path ? <Link href={fact.path}>{fact.text}</Link> : fact.text}
          {fact.day && <span>{fact.day}</span>}
        </dd>
      )}
    </div>
  );
}
