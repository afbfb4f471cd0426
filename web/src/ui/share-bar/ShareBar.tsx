import type { Ref } from '@rondelle/contracts/competition/outputs.ts';
import { formatNumber } from '../../lib/format.ts';
import { Crest } from '../crest/Crest.tsx';
import classes from './share-bar.module.css';

type Side = { readonly team: Ref; readonly value: number };
type Props = {
  /** What the bar shows, in words: it stands under it too. */
  label: string;
  home: Side;
  /** What belongs to neither. */
  middle: number;
  away: Side;
};

/** What two teams share, as a rink seen from above: home's end, the neutral zone, the other's end. */
export function ShareBar({ label, home, middle, away }: Props) {
  const parts = [
    { name: 'home', value: home.value },
    { name: 'middle', value: middle },
    { name: 'away', value: away.value },
  ].filter(({ value }) => value > 0);
  return (
    <div className={classes.share}>
      <div className={classes.line} aria-hidden="true">
        <Crest team={home.team} />
        <strong>{formatNumber(home.value)}</strong>
        <span className={classes.bar}>
          {parts.map(({ name, value }) => (
            <span key={name} data-part={name} style={{ flexGrow: value }} />
          ))}
        </span>
        <strong>{formatNumber(away.value)}</strong>
        <Crest team={away.team} />
      </div>
      <p>{label}</p>
    </div>
  );
}
