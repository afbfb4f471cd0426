import type { Bilingual, Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { DomainErrorCode } from '@rondelle/contracts/errors.ts';

const unlisted = ['server/error', 'request/unknown-path'] as const;
/** What only the gateway itself can refuse with. */
type GatewayErrorCode = (typeof unlisted)[number];

/** What people are told, in both languages; a code without a text does not compile. */
const texts: Readonly<Record<DomainErrorCode | GatewayErrorCode, Bilingual>> = {
  'stream/conflict': {
    fr: "quelqu'un d'autre a modifié ces données entre-temps",
    en: 'someone else has changed this in the meantime',
  },
  'season/unknown': { fr: 'saison introuvable', en: 'season not found' },
  'season/already-opened': { fr: 'cette saison existe déjà', en: 'this season already exists' },
  'season/dates-reversed': {
    fr: 'la saison finit avant de commencer',
    en: 'the season ends before it starts',
  },
  'region/unknown': { fr: 'région introuvable', en: 'region not found' },
  'region/already-added': { fr: 'cette région existe déjà', en: 'this region already exists' },
  'category/unknown': { fr: 'catégorie introuvable', en: 'category not found' },
  'category/already-added': { fr: 'cette catégorie existe déjà', en: 'this category already exists' },
  'division/unknown': { fr: 'division introuvable', en: 'division not found' },
  'division/already-added': { fr: 'cette division existe déjà', en: 'this division already exists' },
  'ruleset/unknown': { fr: 'règlement introuvable', en: 'ruleset not found' },
  'ruleset/already-defined': { fr: 'ce règlement existe déjà', en: 'this ruleset already exists' },
  'league/unknown': { fr: 'ligue introuvable', en: 'league not found' },
  'league/already-created': { fr: 'cette ligue existe déjà', en: 'this league already exists' },
  'league/team-already-entered': {
    fr: 'cette équipe est déjà inscrite dans la ligue',
    en: 'this team is already entered in the league',
  },
  'league/team-not-entered': {
    fr: "cette équipe n'est pas inscrite dans la ligue",
    en: 'this team is not entered in the league',
  },
  'league/team-has-played': {
    fr: 'vous ne pouvez pas retirer cette équipe, car elle a déjà joué des matchs dans cette ligue',
    en: "you can't remove this team because it has already played games in this league",
  },
  'league/draw-of-unknown-teams': {
    fr: "le tirage nomme une équipe qui n'est pas inscrite dans la ligue",
    en: 'the draw names a team that is not entered in the league',
  },
  'team/unknown': { fr: "cette équipe n'existe plus", en: 'this team no longer exists' },
  'team/already-registered': { fr: 'cette équipe existe déjà', en: 'this team already exists' },
  'tournament/unknown': { fr: 'tournoi introuvable', en: 'tournament not found' },
  'tournament/already-created': { fr: 'ce tournoi existe déjà', en: 'this tournament already exists' },
  'tournament/dates-reversed': {
    fr: 'le tournoi finit avant de commencer',
    en: 'the tournament ends before it starts',
  },
  'tournament/category-not-held': {
    fr: "cette catégorie n'est pas disputée dans ce tournoi",
    en: 'this category is not played in this tournament',
  },
  'tournament/team-already-entered': {
    fr: 'cette équipe est déjà inscrite au tournoi',
    en: 'this team is already entered in the tournament',
  },
  'tournament/team-not-entered': {
    fr: "cette équipe n'est pas inscrite au tournoi",
    en: 'this team is not entered in the tournament',
  },
  'tournament/team-has-played': {
    fr: 'vous ne pouvez pas retirer cette équipe, car elle a déjà joué des matchs dans ce tournoi',
    en: "you can't remove this team because it has already played games in this tournament",
  },
  'tournament/draw-of-unknown-teams': {
    fr: "le tirage nomme une équipe qui n'est pas inscrite au tournoi",
    en: 'the draw names a team that is not entered in the tournament',
  },
  'game/unknown': { fr: 'match introuvable', en: 'game not found' },
  'game/already-entered': { fr: 'ce match est déjà inscrit', en: 'this game is already entered' },
  'game/deleted': { fr: 'ce match a été supprimé', en: 'this game has been deleted' },
  'game/not-deleted': { fr: "ce match n'est pas supprimé", en: 'this game is not deleted' },
  'game/same-team': {
    fr: 'une équipe ne peut pas jouer contre elle-même',
    en: 'a team cannot play against itself',
  },
  'game/two-competitions': {
    fr: 'un match se joue dans une ligue ou dans un tournoi, pas dans les deux',
    en: 'a game is played in a league or in a tournament, not in both',
  },
  'game/no-result': { fr: "ce match n'a pas de résultat", en: 'this game has no result' },
  'game/result-already-recorded': {
    fr: 'le résultat de ce match est déjà inscrit',
    en: 'the result of this game is already recorded',
  },
  'game/cancelled': { fr: 'ce match est annulé', en: 'this game is cancelled' },
  'game/shootout-needs-one-goal': {
    fr: 'un match gagné en tirs de barrage se gagne par un but',
    en: 'a game won in a shoot-out is won by one goal',
  },
  'game/overtime-by-one-goal': {
    fr: 'un match gagné en prolongation se gagne par un but',
    en: 'a game won in overtime is won by one goal',
  },
  'request/invalid': {
    fr: 'il y a eu des problèmes avec vos données',
    en: 'there were some problems with your input',
  },
  'permission/denied': { fr: "vous n'avez pas cette permission", en: 'you do not have this permission' },
  'server/error': { fr: 'une erreur est survenue de notre côté', en: 'something went wrong on our side' },
  'request/unknown-path': { fr: 'page introuvable', en: 'page not found' },
};

export type ErrorCode = keyof typeof texts;

export const errorText = (code: ErrorCode, lang: Language): string => texts[code][lang];

const invalidParameter: Readonly<Record<Language, (name: string) => string>> = {
  fr: (name) => `paramètre invalide ou manquant : ${name}`,
  en: (name) => `invalid or missing parameter: ${name}`,
};
/** Says which parameter is at fault. */
export const invalidParameterText = (name: string, lang: Language): string => invalidParameter[lang](name);
