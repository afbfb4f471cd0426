/** Common nouns that take an article: « de l’Association du hockey mineur », « du Centre sportif », « de la Ligue ». */
const articles = [
  [/^(?:Académie|Amphithéâtre|Aréna|Association|École|Organisation)\b/, 'de l’'],
  [/^(?:Centre|Club|Colisée|Complexe|Pavillon|Stade|Tournoi)\b/, 'du '],
  [/^(?:Classique|Coupe|Ligue|Patinoire|Place)\b/, 'de la '],
] as const;

/** Names before whose h « de » is not contracted: de Hull, de Huskys, de Harfangs. */
const soundedH = /^h(?:a|i|u|or)/i;

/**
 * “Of” a name in French: de Québec, d’Alma, du Bic, des Éperviers, de La Tuque, de l’Association. Nicknames without an
 * article get none, since names of teams rarely say which one they would have: de Cobras.
 */
export const ofName = (name: string): string => {
  if (name.startsWith('Le ')) return `du ${name.slice(3)}`;
  if (name.startsWith('Les ')) return `des ${name.slice(4)}`;
  const [, withArticle] = articles.find(([noun]) => noun.test(name)) ?? [];
  if (withArticle) return withArticle + name;
  const isContracted = /^[aeiouyàâéèêëîïôûh]/i.test(name) && !soundedH.test(name);
  return isContracted ? `d’${name}` : `de ${name}`;
};
