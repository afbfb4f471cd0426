import type { TextsOf } from './texts-of.ts';

/** Of games and their results. */
export const gameTexts: TextsOf<'game'> = {
  'game/unknown': { fr: 'match introuvable', en: 'game not found' },
  'game/already-entered': { fr: 'ce match est déjà inscrit', en: 'this game is already entered' },
  'game/deleted': { fr: 'ce match a été supprimé', en: 'this game has been deleted' },
  'game/not-deleted': { fr: 'ce match n’est pas supprimé', en: 'this game is not deleted' },
  'game/same-team': {
    fr: 'une équipe ne peut pas jouer contre elle-même',
    en: 'a team cannot play against itself',
  },
  'game/two-competitions': {
    fr: 'un match se joue dans une ligue ou dans un tournoi, pas dans les deux',
    en: 'a game is played in a league or in a tournament, not in both',
  },
  'game/already-there': {
    fr: 'un match de ces deux équipes est déjà inscrit ce jour-là',
    en: 'a game of these two teams is already entered on that day',
  },
  'game/date-outside-season': {
    fr: 'cette date n’est pas dans la saison',
    en: 'this date is not within the season',
  },
  'game/no-result': { fr: 'ce match n’a pas de résultat', en: 'this game has no result' },
  'game/result-already-recorded': {
    fr: 'le résultat de ce match est déjà inscrit',
    en: 'the result of this game is already recorded',
  },
  'game/cancelled': { fr: 'ce match est annulé', en: 'this game is cancelled' },
  'game/not-cancelled': {
    fr: 'ce match n’est pas annulé',
    en: 'this game is not cancelled',
  },
  'game/not-live': {
    fr: 'ce match n’est pas en cours',
    en: 'this game is not being played',
  },
  'game/own-result': {
    fr: 'vous avez inscrit ce résultat : c’est à l’autre équipe de le confirmer ou de le contester',
    en: 'you entered this result: it is for the other team to confirm or dispute it',
  },
  'game/said-by-another': {
    fr: 'seule la personne qui l’a dit, ou une personne qui supervise la compétition, peut le retirer',
    en: 'only the person who said so, or a supervisor of the competition, can take it back',
  },
  'game/disputed': {
    fr: 'ce résultat est contesté : il faut d’abord le corriger, ou que la contestation soit retirée',
    en: 'this result is disputed: it has to be corrected first, or the dispute withdrawn',
  },
  'game/shootout-needs-one-goal': {
    fr: 'un match gagné en tirs de barrage se gagne par un but',
    en: 'a game won in a shootout is won by one goal',
  },
  'game/overtime-by-one-goal': {
    fr: 'un match gagné en prolongation se gagne par un but',
    en: 'a game won in overtime is won by one goal',
  },
};
