import { formatShare } from './format-share.ts';
import { m } from '../../paraglide/messages.js';
import classes from './chance-bar.module.css';

type Props = {
  home: { name: string; chance: number };
  away: { name: string; chance: number };
  /** Null or too small to be shown where games do not end in ties. */
  tie: number;
};

const leastShown = 0.015;

/** The chances of a game: a bar in three parts, and the same in words. */
export function ChanceBar({ home, away, tie }: Props) {
  const parts = [
    { kind: 'home', name: home.name, chance: home.chance },
    ...(tie >= leastShown ? [{ kind: 'tie', name: m.game_forecast_tie(), chance: tie }] : []),
    { kind: 'away', name: away.name, chance: away.chance },
  ];
  return (
    <div className={classes.chances}>
      <svg className={classes.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        {parts.map(({ kind, chance }, index) => (
          <rect
            key={kind}
            className={classes[kind]}
            x={100 * parts.slice(0, index).reduce((sum, part) => sum + part.chance, 0)}
            width={100 * chance}
            height={4}
          />
        ))}
      </svg>
      <ul className={classes.words}>
        {parts.map(({ kind, name, chance }) => (
          <li key={kind} data-kind={kind}>
            <strong>{formatShare(chance)}</strong> <span>{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
