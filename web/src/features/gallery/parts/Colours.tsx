import blocks from '../../../ui/blocks.module.css';
import classes from '../gallery.module.css';

/** The theme's colours by the names that style sheets call them. */
const names = [
  '--r-ink',
  '--r-muted',
  '--r-link',
  '--r-accent',
  '--r-line',
  '--r-surface',
  '--r-tint',
  '--r-notice',
  '--r-notice-line',
  '--r-loss',
  '--r-blue-line',
] as const;

export function Colours() {
  return (
    <ul className={`${blocks.grid} ${classes.colours}`}>
      {names.map((name) => (
        <li key={name}>
          <span style={{ background: `var(${name})` }} aria-hidden="true" />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}
