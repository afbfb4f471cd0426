type Name = { readonly fr: string; readonly en: string };

/** Both languages use the French names of regions. */
const inBoth = (name: string): Name => ({ fr: name, en: name });

/** Quebec’s administrative regions in the order of their official numbers. */
const administrative = [
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
].map(inBoth);

/**
 * Regions as Hockey Québec draws them: 15 by en.wikipedia.org/wiki/Hockey_Québec. Names as in reports on its regions
 * and championships (hockey.qc.ca, lenord-cotier.com 2025-04-07, hockeystl.com, leveil.com 2019-03-29). One body,
 * Hockey Laurentides-Lanaudière, runs two of them; where a territory is an administrative region, its name is the same.
 */
const hockeyQuebec = [
  'Abitibi-Témiscamingue',
  'Bas-Saint-Laurent',
  'Côte-Nord',
  'Estrie',
  'Gaspésie–Îles-de-la-Madeleine',
  'Lac-Saint-Louis',
  'Lanaudière',
  'Laurentides',
  'Laval',
  'Mauricie',
  'Montréal',
  'Outaouais',
  'Québec–Chaudière-Appalaches',
  'Richelieu',
  'Saguenay–Lac-Saint-Jean',
].map(inBoth);

/** The maps of Quebec from which an association picks its regions. */
export const regionMaps = { administrative, hockeyQuebec } as const;
export type RegionMap = keyof typeof regionMaps;

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
  {
    fr: 'Junior',
    en: 'Junior',
    before: { fr: 'Junior', en: 'Junior' },
    levels: ['AAA', 'AA', 'A', 'B'],
  },
];

/** Girls’ hockey, from the leagues of excellence (AAA) to those within a region (A, B). */
const girls = ages
  .filter(({ fr }) => ['M11', 'M13', 'M15', 'M18'].includes(fr))
  .map(({ fr, en, before }) => ({
    fr: `${fr} F`,
    en: `${en} F`,
    before: { fr: `${before.fr} F`, en: `${before.en} F` },
    levels: ['AAA', 'AA', 'BB', 'A', 'B'],
  }));

/** The first season (its starting year) that names age groups by age: U13 instead of Peewee. */
const reform = 2020;

export type AgeGroup = { readonly name: Name; readonly categories: readonly Name[] };

/** Returns Hockey Québec’s categories by age group, with their names in that season (`2025-2026`). */
export const categoriesIn = (season: string): readonly AgeGroup[] => {
  const isOld = Number(season.slice(0, 4)) < reform;
  return [...ages, ...girls].map(({ fr, en, before, levels }) => {
    const name = isOld ? before : { fr, en };
    const called = (level: string) => ({
      fr: `${name.fr} ${level}`.trim(),
      en: `${name.en} ${level}`.trim(),
    });
    return { name, categories: levels.map(called) };
  });
};
