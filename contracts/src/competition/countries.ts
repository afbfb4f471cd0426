import type { Language } from './lists.ts';

/**
 * The countries whose teams play hockey abroad, by ISO 3166-1 code: the members of the world federation. The first name
 * of a language is the displayed one, the others are other names under which it is recorded. The list is our own,
 * because the names of the runtime change with its version, and because hockey writes some otherwise.
 */
const listed = {
  AD: { fr: ['Andorre'], en: ['Andorra'] },
  AE: { fr: ['Émirats arabes unis'], en: ['United Arab Emirates', 'UAE'] },
  AM: { fr: ['Arménie'], en: ['Armenia'] },
  AR: { fr: ['Argentine'], en: ['Argentina'] },
  AT: { fr: ['Autriche'], en: ['Austria'] },
  AU: { fr: ['Australie'], en: ['Australia'] },
  AZ: { fr: ['Azerbaïdjan'], en: ['Azerbaijan'] },
  BA: { fr: ['Bosnie-Herzégovine'], en: ['Bosnia and Herzegovina'] },
  BE: { fr: ['Belgique'], en: ['Belgium'] },
  BG: { fr: ['Bulgarie'], en: ['Bulgaria'] },
  BR: { fr: ['Brésil'], en: ['Brazil'] },
  BY: { fr: ['Bélarus', 'Biélorussie'], en: ['Belarus'] },
  CA: { fr: ['Canada'], en: ['Canada'] },
  CH: { fr: ['Suisse'], en: ['Switzerland'] },
  CL: { fr: ['Chili'], en: ['Chile'] },
  CN: { fr: ['Chine'], en: ['China'] },
  CO: { fr: ['Colombie'], en: ['Colombia'] },
  CZ: { fr: ['Tchéquie', 'République tchèque'], en: ['Czechia', 'Czech Republic'] },
  DE: { fr: ['Allemagne'], en: ['Germany'] },
  DK: { fr: ['Danemark'], en: ['Denmark'] },
  DZ: { fr: ['Algérie'], en: ['Algeria'] },
  EE: { fr: ['Estonie'], en: ['Estonia'] },
  EG: { fr: ['Égypte'], en: ['Egypt'] },
  ES: { fr: ['Espagne'], en: ['Spain'] },
  FI: { fr: ['Finlande'], en: ['Finland'] },
  FR: { fr: ['France'], en: ['France'] },
  GB: { fr: ['Grande-Bretagne', 'Royaume-Uni'], en: ['Great Britain', 'United Kingdom'] },
  GE: { fr: ['Géorgie'], en: ['Georgia'] },
  GR: { fr: ['Grèce'], en: ['Greece'] },
  HK: { fr: ['Hong Kong'], en: ['Hong Kong'] },
  HR: { fr: ['Croatie'], en: ['Croatia'] },
  HU: { fr: ['Hongrie'], en: ['Hungary'] },
  ID: { fr: ['Indonésie'], en: ['Indonesia'] },
  IE: { fr: ['Irlande'], en: ['Ireland'] },
  IL: { fr: ['Israël'], en: ['Israel'] },
  IN: { fr: ['Inde'], en: ['India'] },
  IR: { fr: ['Iran'], en: ['Iran'] },
  IS: { fr: ['Islande'], en: ['Iceland'] },
  IT: { fr: ['Italie'], en: ['Italy'] },
  JM: { fr: ['Jamaïque'], en: ['Jamaica'] },
  JP: { fr: ['Japon'], en: ['Japan'] },
  KE: { fr: ['Kenya'], en: ['Kenya'] },
  KG: { fr: ['Kirghizistan'], en: ['Kyrgyzstan'] },
  KP: { fr: ['Corée du Nord'], en: ['North Korea', 'DPR Korea'] },
  KR: { fr: ['Corée du Sud', 'Corée'], en: ['South Korea', 'Korea'] },
  KW: { fr: ['Koweït'], en: ['Kuwait'] },
  KZ: { fr: ['Kazakhstan'], en: ['Kazakhstan'] },
  LB: { fr: ['Liban'], en: ['Lebanon'] },
  LI: { fr: ['Liechtenstein'], en: ['Liechtenstein'] },
  LT: { fr: ['Lituanie'], en: ['Lithuania'] },
  LU: { fr: ['Luxembourg'], en: ['Luxembourg'] },
  LV: { fr: ['Lettonie'], en: ['Latvia'] },
  MA: { fr: ['Maroc'], en: ['Morocco'] },
  MD: { fr: ['Moldavie', 'Moldova'], en: ['Moldova'] },
  MK: { fr: ['Macédoine du Nord'], en: ['North Macedonia'] },
  MN: { fr: ['Mongolie'], en: ['Mongolia'] },
  MO: { fr: ['Macao'], en: ['Macau', 'Macao'] },
  MX: { fr: ['Mexique'], en: ['Mexico'] },
  MY: { fr: ['Malaisie'], en: ['Malaysia'] },
  NL: { fr: ['Pays-Bas'], en: ['Netherlands', 'The Netherlands'] },
  NO: { fr: ['Norvège'], en: ['Norway'] },
  NP: { fr: ['Népal'], en: ['Nepal'] },
  NZ: { fr: ['Nouvelle-Zélande'], en: ['New Zealand'] },
  OM: { fr: ['Oman'], en: ['Oman'] },
  PH: { fr: ['Philippines'], en: ['Philippines'] },
  PL: { fr: ['Pologne'], en: ['Poland'] },
  PT: { fr: ['Portugal'], en: ['Portugal'] },
  QA: { fr: ['Qatar'], en: ['Qatar'] },
  RO: { fr: ['Roumanie'], en: ['Romania'] },
  RS: { fr: ['Serbie'], en: ['Serbia'] },
  RU: { fr: ['Russie'], en: ['Russia'] },
  SE: { fr: ['Suède'], en: ['Sweden'] },
  SG: { fr: ['Singapour'], en: ['Singapore'] },
  SI: { fr: ['Slovénie'], en: ['Slovenia'] },
  SK: { fr: ['Slovaquie'], en: ['Slovakia'] },
  TH: { fr: ['Thaïlande'], en: ['Thailand'] },
  TM: { fr: ['Turkménistan'], en: ['Turkmenistan'] },
  TN: { fr: ['Tunisie'], en: ['Tunisia'] },
  TR: { fr: ['Turquie'], en: ['Türkiye', 'Turkey'] },
  TW: { fr: ['Taipei chinois', 'Taïwan'], en: ['Chinese Taipei', 'Taiwan'] },
  UA: { fr: ['Ukraine'], en: ['Ukraine'] },
  US: { fr: ['États-Unis', 'É.-U.'], en: ['United States', 'USA'] },
  UZ: { fr: ['Ouzbékistan'], en: ['Uzbekistan'] },
  ZA: { fr: ['Afrique du Sud'], en: ['South Africa'] },
} as const;

export type Country = keyof typeof listed;

export const countries = Object.keys(listed) as readonly Country[];

type Names = Readonly<Record<Language, readonly [string, ...string[]]>>;
const names: ReadonlyMap<string, Names> = new Map(Object.entries(listed));

/** All names of a country, the displayed one first; undefined for one that only a newer release lists. */
export const namesOfCountry = (country: Country): Names | undefined => names.get(country);

/** Returns the displayed name of a country; its code when only a newer release lists it. */
export const countryName = (lang: Language, country: string): string =>
  names.get(country)?.[lang][0] ?? country;
