import type { Bilingual, Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { DomainErrorCode } from '@rondelle/contracts/errors.ts';

const unlisted = ['server/error', 'server/unavailable', 'request/unknown-path'] as const;
/** What only the gateway itself can refuse with. */
type GatewayErrorCode = (typeof unlisted)[number];

/** What people are told, in both languages; a code without a text does not compile. */
const texts: Readonly<Record<DomainErrorCode | GatewayErrorCode, Bilingual>> = {
  'stream/conflict': {
    fr: 'quelqu’un d’autre a modifié ces données entre-temps',
    en: 'someone else has changed this in the meantime',
  },
  'season/unknown': { fr: 'saison introuvable', en: 'season not found' },
  'season/already-opened': { fr: 'cette saison existe déjà', en: 'this season already exists' },
  'season/dates-reversed': {
    fr: 'la saison finit avant de commencer',
    en: 'the season ends before it starts',
  },
  'season/in-use': {
    fr: 'vous ne pouvez pas supprimer cette saison, car elle n’est pas vide',
    en: 'you can’t delete this season because it is not empty',
  },
  'season/not-deleted': {
    fr: 'cette saison n’est pas supprimée',
    en: 'this season is not deleted',
  },
  'region/unknown': { fr: 'région introuvable', en: 'region not found' },
  'region/already-added': { fr: 'cette région existe déjà', en: 'this region already exists' },
  'region/in-use': {
    fr: 'vous ne pouvez pas supprimer cette région, car elle a des ligues ou des équipes',
    en: 'you can’t delete this region because it has leagues or teams',
  },
  'region/not-deleted': {
    fr: 'cette région n’est pas supprimée',
    en: 'this region is not deleted',
  },
  'category/unknown': { fr: 'catégorie introuvable', en: 'category not found' },
  'category/already-added': { fr: 'cette catégorie existe déjà', en: 'this category already exists' },
  'category/in-use': {
    fr: 'vous ne pouvez pas supprimer cette catégorie, car elle a des équipes, des ligues ou des matchs',
    en: 'you can’t delete this category because it has teams, leagues or games',
  },
  'category/not-deleted': {
    fr: 'cette catégorie n’est pas supprimée',
    en: 'this category is not deleted',
  },
  'division/unknown': { fr: 'division introuvable', en: 'division not found' },
  'division/already-added': { fr: 'cette division existe déjà', en: 'this division already exists' },
  'division/in-use': {
    fr: 'vous ne pouvez pas supprimer cette division, car des équipes y sont inscrites',
    en: 'you can’t delete this division because teams are entered in it',
  },
  'division/not-deleted': {
    fr: 'cette division n’est pas supprimée',
    en: 'this division is not deleted',
  },
  'ruleset/unknown': { fr: 'règlement introuvable', en: 'ruleset not found' },
  'ruleset/already-defined': { fr: 'ce règlement existe déjà', en: 'this ruleset already exists' },
  'ruleset/in-use': {
    fr: 'vous ne pouvez pas supprimer ce règlement, car une ligue ou un tournoi le suit',
    en: 'you can’t delete this ruleset because a league or a tournament follows it',
  },
  'ruleset/not-deleted': {
    fr: 'ce règlement n’est pas supprimé',
    en: 'this ruleset is not deleted',
  },
  'league/unknown': { fr: 'ligue introuvable', en: 'league not found' },
  'league/already-created': { fr: 'cette ligue existe déjà', en: 'this league already exists' },
  'league/team-already-entered': {
    fr: 'cette équipe est déjà inscrite dans la ligue',
    en: 'this team is already entered in the league',
  },
  'league/team-not-entered': {
    fr: 'cette équipe n’est pas inscrite dans la ligue',
    en: 'this team is not entered in the league',
  },
  'league/team-has-played': {
    fr: 'vous ne pouvez pas retirer cette équipe, car elle a déjà joué des matchs dans cette ligue',
    en: 'you can’t remove this team because it has already played games in this league',
  },
  'league/draw-of-unknown-teams': {
    fr: 'le tirage nomme une équipe qui n’est pas inscrite dans la ligue',
    en: 'the draw names a team that is not entered in the league',
  },
  'league/other-category': {
    fr: 'cette ligue est d’une autre catégorie',
    en: 'this league is of another category',
  },
  'league/category-has-teams': {
    fr: 'cette ligue garde sa catégorie, car des équipes y sont inscrites',
    en: 'this league keeps its category because teams are entered in it',
  },
  'league/place-taken': {
    fr: 'une autre ligue de cette catégorie existe déjà dans cette région',
    en: 'this region already has another league of this category',
  },
  'league/has-games': {
    fr: 'vous ne pouvez pas supprimer cette ligue, car elle a des matchs',
    en: 'you can’t delete this league because it has games',
  },
  'league/not-deleted': {
    fr: 'cette ligue n’est pas supprimée',
    en: 'this league is not deleted',
  },
  'team/unknown': { fr: 'cette équipe n’existe plus', en: 'this team no longer exists' },
  'team/other-category': {
    fr: 'cette équipe joue dans une autre catégorie',
    en: 'this team plays in another category',
  },
  'team/already-registered': { fr: 'cette équipe existe déjà', en: 'this team already exists' },
  'team/has-played': {
    fr: 'vous ne pouvez pas supprimer cette équipe, car elle a des matchs',
    en: 'you can’t delete this team because it has games',
  },
  'team/not-deleted': {
    fr: 'cette équipe n’est pas supprimée',
    en: 'this team is not deleted',
  },
  'tournament/unknown': { fr: 'tournoi introuvable', en: 'tournament not found' },
  'tournament/already-created': { fr: 'ce tournoi existe déjà', en: 'this tournament already exists' },
  'tournament/dates-reversed': {
    fr: 'le tournoi finit avant de commencer',
    en: 'the tournament ends before it starts',
  },
  'tournament/category-not-held': {
    fr: 'cette catégorie n’est pas disputée dans ce tournoi',
    en: 'this category is not played in this tournament',
  },
  'tournament/team-already-entered': {
    fr: 'cette équipe est déjà inscrite au tournoi',
    en: 'this team is already entered in the tournament',
  },
  'tournament/team-not-entered': {
    fr: 'cette équipe n’est pas inscrite au tournoi',
    en: 'this team is not entered in the tournament',
  },
  'tournament/team-has-played': {
    fr: 'vous ne pouvez pas retirer cette équipe, car elle a déjà joué des matchs dans ce tournoi',
    en: 'you can’t remove this team because it has already played games in this tournament',
  },
  'tournament/draw-of-unknown-teams': {
    fr: 'le tirage nomme une équipe qui n’est pas inscrite au tournoi',
    en: 'the draw names a team that is not entered in the tournament',
  },
  'tournament/category-has-teams': {
    fr: 'vous ne pouvez pas retirer cette catégorie, car des équipes y sont inscrites',
    en: 'you can’t remove this category because teams are entered in it',
  },
  'tournament/has-games': {
    fr: 'vous ne pouvez pas supprimer ce tournoi, car il a des matchs',
    en: 'you can’t delete this tournament because it has games',
  },
  'tournament/not-deleted': {
    fr: 'ce tournoi n’est pas supprimé',
    en: 'this tournament is not deleted',
  },
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
  'game/disputed': {
    fr: 'ce résultat est contesté : il faut d’abord le corriger ou retirer la contestation',
    en: 'this result is disputed: correct it or withdraw the dispute first',
  },
  'game/shootout-needs-one-goal': {
    fr: 'un match gagné en tirs de barrage se gagne par un but',
    en: 'a game won in a shoot-out is won by one goal',
  },
  'game/overtime-by-one-goal': {
    fr: 'un match gagné en prolongation se gagne par un but',
    en: 'a game won in overtime is won by one goal',
  },
  'account/username-malformed': {
    fr: 'de 3 à 30 lettres, chiffres, points, espaces ou traits d’union',
    en: '3 to 30 letters, digits, dots, spaces or hyphens',
  },
  'account/username-taken': {
    fr: 'ce nom d’utilisateur est déjà pris',
    en: 'this user name is already taken',
  },
  'account/email-malformed': {
    fr: 'cette adresse de courriel n’est pas valide',
    en: 'this email address is not valid',
  },
  'account/emails-differ': {
    fr: 'les deux adresses de courriel diffèrent',
    en: 'the two email addresses differ',
  },
  'account/password-weak': {
    fr: 'au moins 10 caractères, ni mot courant ni votre nom',
    en: 'at least 10 characters, neither a common word nor your name',
  },
  'account/wrong-answer': { fr: 'mauvaise réponse', en: 'wrong answer' },
  'account/terms-not-accepted': {
    fr: 'il faut accepter les conditions d’utilisation',
    en: 'the terms of use must be accepted',
  },
  'account/age-missing': { fr: 'dites si vous avez 14 ans ou plus', en: 'say whether you are 14 or older' },
  'account/parent-email-missing': {
    fr: 'il faut l’adresse d’un parent, autre que la vôtre',
    en: 'a parent’s address is needed, other than yours',
  },
  'account/wrong-credentials': {
    fr: 'nom d’utilisateur ou mot de passe incorrect',
    en: 'wrong user name or password',
  },
  'account/not-verified': {
    fr: 'ce compte attend une confirmation : suivez le lien reçu par courriel',
    en: 'this account awaits a confirmation: follow the link that was mailed',
  },
  'account/banned': { fr: 'ce compte est suspendu', en: 'this account is suspended' },
  'account/link-expired': {
    fr: 'ce lien a déjà servi ou n’est plus valable',
    en: 'this link has been used or is no longer valid',
  },
  'session/required': {
    fr: 'vous devez être connecté pour effectuer cette action',
    en: 'you must be logged in to perform this action',
  },
  'session/unknown': { fr: 'session introuvable', en: 'session not found' },
  'session/refresh-disabled': {
    fr: 'le renouvellement du jeton est désactivé : connectez-vous de nouveau',
    en: 'token refresh is disabled: log in again',
  },
  'user/unknown': { fr: 'utilisateur introuvable', en: 'user not found' },
  'supervisor/unknown': { fr: 'superviseur introuvable', en: 'supervisor not found' },
  'following/too-many': {
    fr: 'vous suivez déjà 500 équipes, ligues et tournois : cessez d’en suivre pour en ajouter',
    en: 'you already follow 500 teams, leagues and tournaments: stop following some to add others',
  },
  'contact/name-missing': {
    fr: 'dites comment vous vous appelez, en 60 caractères au plus',
    en: 'say what your name is, in at most 60 characters',
  },
  'contact/message-length': {
    fr: 'écrivez un message de 10 à 4 000 caractères',
    en: 'write a message of 10 to 4,000 characters',
  },
  'contact/too-fast': {
    fr: 'attendez quelques secondes, puis envoyez encore : les programmes sont plus rapides que les gens',
    en: 'wait a few seconds, then send again: programs are faster than people',
  },
  'contact/form-expired': {
    fr: 'ce formulaire est ouvert depuis trop longtemps : copiez votre message, puis rechargez la page',
    en: 'this form has been open for too long: copy your message, then reload the page',
  },
  'event/unknown': { fr: 'événement introuvable', en: 'event not found' },
  'event/built-upon': {
    fr: 'des changements plus récents reposent sur celui-ci : annulez-les d’abord',
    en: 'later changes build on this one: undo them first',
  },
  'event/cannot-be-undone': {
    fr: 'ce changement ne peut pas être annulé',
    en: 'this change can’t be undone',
  },
  'request/too-many': {
    fr: 'trop d’essais : réessayez un peu plus tard',
    en: 'too many attempts: try again a little later',
  },
  'request/foreign-origin': {
    fr: 'cette demande vient d’un autre site',
    en: 'this request comes from another site',
  },
  'request/invalid': {
    fr: 'il y a eu des problèmes avec vos données',
    en: 'there were some problems with your input',
  },
  'permission/denied': { fr: 'vous n’avez pas cette permission', en: 'you do not have this permission' },
  'server/error': { fr: 'une erreur est survenue de notre côté', en: 'something went wrong on our side' },
  'server/unavailable': {
    fr: 'le site ne peut pas répondre pour l’instant : réessayez dans quelques secondes',
    en: 'the site cannot answer right now: try again in a few seconds',
  },
  'request/unknown-path': { fr: 'page introuvable', en: 'page not found' },
};

export type ErrorCode = keyof typeof texts;

export const errorText = (code: ErrorCode, lang: Language): string => texts[code][lang];

const invalidParameter: Readonly<Record<Language, (name: string) => string>> = {
  fr: (name) => `paramètre invalide ou manquant : ${name}`,
  en: (name) => `invalid or missing parameter: ${name}`,
};
/** Says which parameter is at fault. */
export const invalidParameterText = (name: string, lang: Language): string => invalidParameter[lang](name);
