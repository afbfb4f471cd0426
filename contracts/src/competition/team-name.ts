/** The parts of a team name: "Huskys", " de " and "Montréal-Ouest". A name without a place is all nickname. */
export type TeamNameParts = { readonly nickname: string; readonly joint: string; readonly place: string };

/** Matches the last "de", "du", "des" or "d’", unless the next word belongs to the nickname ("Étoiles du Nord"). */
const withPlace =
  /^(.+?)( (?:de |du |des |d[’'])(?!(?:Nord|Sud|Est|Ouest|Roi)\b)(?!.* (?:de |du |des |d[’'])\p{L}))(.+)$/u;

export const teamNameParts = (name: string): TeamNameParts => {
  const [, nickname, between, place] = withPlace.exec(name) ?? [];
  return nickname && between && place
    ? { nickname, joint: between, place }
    : { nickname: name, joint: '', place: '' };
};

/** The parts of a name that begins with the club: "Association du hockey mineur de Laval – Les Rapides". */
export const clubNameParts = (name: string): TeamNameParts | null => {
  const joint = ' – ';
  const [place = '', nickname] = name.split(joint);
  return nickname ? { nickname, joint, place } : null;
};
