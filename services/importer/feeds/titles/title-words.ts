import type { OffStatus } from '@rondelle/contracts/competition/lists.ts';

/** Lower case without accents, as the lists below are written. */
const plain = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").trim();

const offWords: readonly (readonly [OffStatus, RegExp])[] = [
  [
    'postponed',
    /^(?:(?:match|partie|game)s? )?(?:(?:remis|report|postponed|ppd|susp)(?:e|es|ee|ees|ended|endue?s?)?|a (?:reporter|remettre))(?:$|[\s,])/u,
  ],
  [
    'cancelled',
    /^(?:(?:match|partie|game)s? )?(?:annul|cancel)(?:e|es|ee|ees|ed|led|lation|ation)?(?:$|[\s,])/u,
  ],
];
/** Returns the status when a part of a title states that the game is off; otherwise null. « Reporters » is a name. */
export const offIn = (part: string): OffStatus | null =>
  offWords.find(([, words]) => words.test(plain(part)))?.[0] ?? null;

export const isFinal = (part: string): boolean => /^(?:final|termine|finished|f)$/u.test(plain(part));

const game =
  /^(?:(?:match|partie|game|joute|rencontre|hockey|g)(?:\s*(?:#|no\.?|n°|numero)?\s*\d{1,4})?|(?:#|no\.?|n°|numero)\s*\d{1,6}|(?:match|partie) (?:de (?:hockey|saison|ligue)|local|locale|(?:a )?domicile|a l'(?:etranger|exterieur)|exterieure?))$/u;
const outcome = /^(?:victoire|defaite|nulle|win|loss|tie)$/u;
/** « Match », « Partie 12 », « Victoire »: words for a game, and no name of a team. */
export const isGameWord = (part: string): boolean => game.test(plain(part)) || outcome.test(plain(part));
/** « M13 AA », « Match 12 », « Hockey », « Saison régulière », « Domicile »: words around the teams. */
const labels = [
  game,
  /^(?:(?:lheq|lhps|lhmq|lhjq|rseq|spordle)\s+)?(?:[mu][\s-]?\d{1,2}(?:a{1,3}|b{1,2}|c{1,2})?\d?|pw|mahg|novice|atome|pee-?wee|bantam|midget|junior|senior)(?:\s+(?:a{1,3}|b{1,2}|c{1,2}|d\d?|\d{1,2}|elite|releve|espoir|majeur|fem(?:inin)?|f|filles|masc(?:ulin)?))*$/u,
  /^(?:saison(?: reguliere)?|regular season|ligue|league|calendrier|schedule|dom(?:icile)?|home|away|vis(?:iteur)?|ext(?:erieur)?|lheq|lhps|lhmq|lhjq|rseq)\.?$/u,
  // The standing of a team, wins and losses: none of a game's goals.
  /^\d{1,2}-\d{1,2}(?:-\d{1,2})?$/u,
  /^(?:tr|fwd?|re|invitation|mis a jour|updated|deplace[es]*|rescheduled|moved|nouvel(?:le)? (?:heure|date|horaire|arena)|new (?:time|date|rink)|changement d(?:e |')(?:heure|horaire|date|jour|glace|arena)|(?:time|date|schedule|venue) change)$/u,
  /^(?:arena|colisee|patinoire|centre sportif|complexe sportif)(?: .*)?$/u,
];
export const isLabel = (part: string): boolean => labels.some((label) => label.test(plain(part)));

/** Games that do not count for a league's table. */
const elsewhere =
  /^(?:inter-?(?:ligue|league|cites?|regions?)\b|hors[- ]ligue|match(?:s|es)? (?:hors|amica|preparatoire)|partie (?:hors|amica)|hors[- ]concours|exhibition|amical|pre[- ]?saison|pre[- ]?season|friendly|scrimmage|quarts?[- ]|quarter|demi|semi|finale|series?(?:$| \d| elim)|playoff|eliminatoire|tournoi|tournament|coupe|cup)/u;
export const isElsewhere = (part: string): boolean => elsewhere.test(plain(part));

const months =
  /^(?:\d{1,2}(?:er)? )?(?:janv(?:ier)?|fevr?(?:ier)?|mars|avril|mai|juin|juillet|aout|sept(?:embre)?|oct(?:obre)?|nov(?:embre)?|dec(?:embre)?|january|february|march|april|may|june|july|august|september|october|november|december)\b/u;
/** Activities of teams besides games. A side of a game does not begin like this. */
const others = new RegExp(
  `^(?:${[
    'pratiques?|entrainements?|hors[- ]glace|conditionnement|musculation|gym|patinage|habiletes|developpement',
    'reunions?|assemblee|aga?\\b|photos?|soupers?|diners?|dejeuners?|brunch|fetes?|partys?|gala|banquet',
    'camps?\\b|essais?\\b|evaluations?|tournois?|festival|levees? de fonds|collecte|lave-?(?:auto|o-?thon)|lavothon|ventes?',
    'inscriptions?|formations?|cliniques?|ateliers?|sorties?|activites?|conges?|relache|feries?|vacances',
    'remise d|distribution|essayage|equipements?|transport|autobus|departs?\\b|arrivees?\\b|hotel|benevol|anniversaire',
    'arbitr(?:es?\\b|age)|marqueurs?\\b|chronometreurs?|pointage|officiels?\\b|glaces? libres?|patin libre|mini-?(?:matchs?|parties?)',
    'referees?|scorekeepers?|timekeepers?|officials?\\b|power skating|open ice|free skate|journee pedagogique|ped day',
    'date limite|paiements?|pas de|aucun',
    'practi[cs]es?|training|meetings?|pictures?|team (?:photo|picture|party|meeting|dinner)|dinner|lunch|breakfast|party',
    'fund-?rais|car wash|try-?outs?|evaluations?|clinics?|dry-?land|off[- ]ice|skills|skating|tournaments?|registration',
    'volunteer|bus\\b|travel|birthday|break\\b|no (?:practice|game)|holidays?|deadline|agm\\b|workshop|social\\b',
  ].join('|')})`,
  'u',
);
export const isOtherActivity = (side: string): boolean =>
  others.test(plain(side)) || months.test(plain(side));

/** « TBD », « À déterminer », « Gagnant du match 3 »: an opponent that is not known yet. */
const unknown =
  /^(?:tbd|tba|t\.b\.[da]\.?|\?+|-+|a (?:determiner|venir|confirmer|communiquer|etre)|adversaire|opponent|inconnu|unknown|bye|gagnants?\b|perdants?\b|vainqueurs?\b|winners?\b|losers?\b|(?:\d|premier|deuxieme)(?:re|er|e|st|nd|rd|th)? (?:de|du|rang|place|seed|groupe|group|pool|division))/u;
export const isUnknownOpponent = (side: string): boolean => unknown.test(plain(side));
