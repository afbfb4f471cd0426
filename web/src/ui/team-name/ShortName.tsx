import classes from './team-name.module.css';

/** Frequent beginnings of names with their abbreviations for narrow spaces. */
const shortened = {
  'Association du hockey mineur d': 'AHM d',
  'Association de hockey mineur d': 'AHM d',
  'Notre-Dame-': 'N.-D.-',
  'Sainte-': 'Ste-',
  'Saint-': 'St-',
} as const;

/** Abbreviates only visually: screen readers, search and copying get the full name. */
export function ShortName({ name }: { name: string }) {
  const begins = Object.entries(shortened).find(([long]) => name.startsWith(long));
  if (!begins) return name;
  const [long, short] = begins;
  return (
    <>
      <span className={classes.short} data-short={short}>
        {long}
      </span>
      {name.slice(long.length)}
    </>
  );
}
