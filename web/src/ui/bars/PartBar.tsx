import classes from './bars.module.css';

type Part = { readonly key: string; readonly value: number; readonly fill: string };

/** Parts of a whole in one bar. Readers of the page find the values in its text. */
export function PartBar({ parts }: { parts: readonly Part[] }) {
  return (
    <span className={classes.parts} aria-hidden="true">
      {parts.map(({ key, value, fill }) => (
        <span key={key} data-part={key} style={{ background: fill, flex: `${value} 0 0` }} />
      ))}
    </span>
  );
}
