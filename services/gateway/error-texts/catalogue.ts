import type { TextsOf } from './texts-of.ts';

/** Of seasons, regions, categories, divisions and rulesets. */
export const catalogueTexts: TextsOf<'season' | 'region' | 'category' | 'division' | 'ruleset'> = {
  'season/unknown': { fr: 'saison introuvable', en: 'season not found' },
  'season/already-opened': { fr: 'cette saison existe déjà', en: 'this season already exists' },
  'season/dates-reversed': {
    fr: 'la saison finit avant de commencer',
    en: 'the season ends before it starts',
  },
  'season/dates-outside-years': {
    fr: 'une saison se joue dans les deux années de son nom',
    en: 'a season is played within the two years of its name',
  },
  'season/too-early': {
    fr: 'le site ne remonte pas si loin : une saison aussi ancienne ne peut pas être ouverte',
    en: 'the site does not go back that far: so early a season cannot be opened',
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
};
