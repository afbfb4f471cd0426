export type Category = {
  readonly key: string;
  readonly name: { readonly fr: string; readonly en: string };
};
/** An age group and a class as places in their lists: what stays the same across the reform. */
export type Rank = { readonly age: number; readonly level: string };

const levels = ['AA', 'BB', 'A', 'B', 'AAA', 'C'];
/** From 2020-2021 on. */
const ages = [13, 15, 11, 18, 9];
const before = [
  { fr: 'Pee-wee', en: 'Peewee' },
  { fr: 'Bantam', en: 'Bantam' },
  { fr: 'Atome', en: 'Atom' },
  { fr: 'Midget', en: 'Midget' },
  { fr: 'Novice', en: 'Novice' },
];

/** The most played first, so that a small dataset holds what most people look for. */
export const ranks: readonly Rank[] = levels.flatMap((level) => ages.map((_, age) => ({ age, level })));

/** What an age group and class were called in a season: the names changed in 2020-2021. */
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
