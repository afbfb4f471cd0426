/** Quebec’s administrative regions in the order of their official numbers; both languages use the French names. */
export const quebecRegions: readonly { readonly fr: string; readonly en: string }[] = [
  'Bas-Saint-Laurent',
  'Saguenay–Lac-Saint-Jean',
  'Capitale-Nationale',
  'Mauricie',
  'Estrie',
  'Montréal',
  'Outaouais',
  'Abitibi-Témiscamingue',
  'Côte-Nord',
  'Nord-du-Québec',
  'Gaspésie–Îles-de-la-Madeleine',
  'Chaudière-Appalaches',
  'Laval',
  'Lanaudière',
  'Laurentides',
  'Montérégie',
  'Centre-du-Québec',
].map((name) => ({ fr: name, en: name }));

const ages = [
  { fr: 'M7', en: 'U7', before: { fr: 'Prénovice', en: 'Pre-Novice' }, levels: [''] },
  { fr: 'M9', en: 'U9', before: { fr: 'Novice', en: 'Novice' }, levels: ['1', '2', '3'] },
  { fr: 'M11', en: 'U11', before: { fr: 'Atome', en: 'Atom' }, levels: ['AA', 'BB', 'A', 'B', 'C'] },
  {
    fr: 'M13',
    en: 'U13',
    before: { fr: 'Pee-wee', en: 'Peewee' },
    levels: ['AAA', 'AA', 'BB', 'A', 'B', 'C'],
  },
  {
    fr: 'M15',
    en: 'U15',
    before: { fr: 'Bantam', en: 'Bantam' },
    levels: ['AAA', 'AA', 'BB', 'A', 'B', 'C'],
  },
  { fr: 'M17', en: 'U17', before: { fr: 'Midget espoir', en: 'Midget Espoir' }, levels: ['AAA'] },
  {
    fr: 'M18',
    en: 'U18',
    before: { fr: 'Midget', en: 'Midget' },
    levels: ['AAA', 'AA', 'BB', 'A', 'B', 'C'],
  },
  { fr: 'Junior', en: 'Junior', before: { fr: 'Junior', en: 'Junior' }, levels: ['AA', 'A', 'B'] },
];

/** The first season (its starting year) that names age groups by age: U13 instead of Peewee. */
const reform = 2020;

type Category = { readonly fr: string; readonly en: string };
export type AgeGroup = { readonly name: Category; readonly categories: readonly Category[] };

/** Returns Hockey Québec’s categories by age group, with their names in that season (`2025-2026`). */
export const categoriesIn = (season: string): readonly AgeGroup[] => {
  const isOld = Number(season.slice(0, 4)) < reform;
  return ages.map(({ fr, en, before, levels }) => {
    const name = isOld ? before : { fr, en };
    const called = (level: string) => ({
      fr: `${name.fr} ${level}`.trim(),
      en: `${name.en} ${level}`.trim(),
    });
    return { name, categories: levels.map(called) };
  });
};
