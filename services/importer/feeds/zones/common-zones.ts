const zoneOfPart = {
  east: 'America/Toronto',
  atlantic: 'America/Halifax',
  newfoundland: 'America/St_Johns',
} as const;

/** How people and programs of Canada name its eastern zones, behind « (UTC-05:00) »: in English, then in French. */
const names: readonly (readonly [RegExp, string])[] = [
  [/^(?:e[sd]t|est5edt|eastern(?: (?:standard|daylight|summer))?(?: time)?)$/u, zoneOfPart.east],
  [/^(?:a[sd]t|ast4adt|atlantic(?: (?:standard|daylight|summer))?(?: time)?)$/u, zoneOfPart.atlantic],
  [/^(?:n[sd]t|newfoundland(?: (?:standard|daylight|summer))?(?: time)?)$/u, zoneOfPart.newfoundland],
  [/^(?:hne|hae|(?:heure (?:normale |avancee |d'ete )?de l')?est)$/u, zoneOfPart.east],
  [/^(?:hna|haa|(?:heure (?:normale |avancee |d'ete )?de l')?atlantique)$/u, zoneOfPart.atlantic],
  [/^(?:hnt|hat|(?:heure (?:normale |avancee |d'ete )?de )?terre-neuve)$/u, zoneOfPart.newfoundland],
];

const distance = /^\((?:utc|gmt)[+-]\d{2}:?\d{2}\)\s*/u;
/** « (US & Canada) », « (É.-U. et Canada) », « (Canada) »; « Eastern Time (Mexico) » is another zone. */
const country = /\s*\([^()]*canada\)$/u;

/** The zone of IANA for a common name of a zone in the east of Canada; null for any other name. */
export const commonZone = (name: string): string | null => {
  const plain = name.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'");
  const own = plain.replace(distance, '').replace(country, '').trim();
  return names.find(([pattern]) => pattern.test(own))?.[1] ?? null;
};
