import classes from './team-name.module.css';

/** Frequent beginnings of names with their abbreviations for narrow spaces. */
const shortened = {
  'Association du hockey mineur d': 'AHM d',
  'Association de hockey mineur d': 'AHM d',
  'Notre-Dame-': 'N.-D.-',
  'Sainte-': 'Ste-',
  'Saint-': 'St-',
} as const;

/** The end of an association's name in English. */
const ending = { long: 'Minor Hockey Association', short: 'MHA' } as const;

const abbreviated = (long: string, short: string) => (
  <span className={classes.short} data-short={short}>
    {long}
  </span>
);

/** Abbreviates only visually: screen readers, search and copying get the full name. */
export function ShortName({ name }: { name: string }) {
  if (name.endsWith(` ${ending.long}`))
    return (
      <>
        {name.slice(0, -ending.long.length)}
        {abbreviated(ending.long, ending.short)}
      </>
    );
  const begins = Object.entries(shortened).find(([long]) => name.startsWith(long));
  if (!begins) return name;
  const [long, short] = begins;
  return (
    <>
      {abbreviated(long, short)}
      {name.slice(long.length)}
    </>
  );
}
