/** A team's name as it is read: "Huskys", " de " and "Montréal-Ouest"; one that names no place is all nickname. */
export type TeamNameParts = { readonly nickname: string; readonly joint: string; readonly place: string };

/** The last "de", "du", "des" or "d’" of a name, unless what follows is a part of the nickname ("Étoiles du Nord"). */
const joint =
  /^(.+?)( (?:de |du |des |d[’'])(?!(?:Nord|Sud|Est|Ouest|Roi)\b)(?!.* (?:de |du |des |d[’'])\p{L}))(.+)$/u;

export const teamNameParts = (name: string): TeamNameParts => {
  const [, nickname, between, place] = joint.exec(name) ?? [];
  return nickname && between && place
    ? { nickname, joint: between, place }
    : { nickname: name, joint: '', place: '' };
};
