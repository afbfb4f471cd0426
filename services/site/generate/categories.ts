export type Category = {
  readonly key: string;
  readonly name: { readonly fr: string; readonly en: string };
};
/** An age group, as an index, and a level. It stays the same when the names change in 2020-2021. */
export type Rank = { readonly age: number; readonly level: string };

const levels = ['AA', 'BB', 'A', 'B', 'AAA', 'C'];
/** Age groups from 2020-2021 on. */
const ages = [13, 15, 11, 18, 9];
const before = [
  { fr: 'Pee-wee', en: 'Peewee' },
  { fr: 'Bantam', en: 'Bantam' },
  { fr: 'Atome', en: 'Atom' },
  { fr: 'Midget', en: 'Midget' },
  { fr: 'Novice', en: 'Novice' },
];

/** The most played first, so that a small dataset contains the most common categories. */
export const ranks: readonly Rank[] = levels.flatMap((level) => ages.map((_, age) => ({ age, level })));

/** Returns the category of an age group and level in a season; the names changed in 2020-2021. */
export const categoryOf = ({ age, level }: Rank, startYear: number): Category => {
  const old = before[age] ?? { fr: '', en: '' };
  const years = ages[age] ?? 0;
  if (startYear >= 2020)
    return {
      key: `m${years}-${level.toLowerCase()}`,
      name: { fr: `M${years} ${level}`, en: `U${years} ${level}` },
    };
  return {
    key: `${old.fr.toLowerCase()}-${level.toLowerCase()}`,
    name: { fr: `${old.fr} ${level}`, en: `${old.en} ${level}` },
  };
};
