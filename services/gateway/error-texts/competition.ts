import type { TextsOf } from './texts-of.ts';

/** Of leagues, teams and tournaments. */
export const competitionTexts: TextsOf<'league' | 'team' | 'tournament'> = {
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
  'tournament/dates-outside-season': {
    fr: 'le tournoi doit se jouer pendant sa saison',
    en: 'the tournament must be played during its season',
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
};
