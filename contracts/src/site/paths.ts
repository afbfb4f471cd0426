import type { Language } from '../competition/vocabulary.ts';
import { slugOf } from './slug.ts';

/** Path segments that are words, per language. One table for matching, building and translating. */
export const words = {
  home: { fr: 'accueil', en: 'home' },
  about: { fr: 'a-propos', en: 'about' },
  search: { fr: 'recherche', en: 'search' },
  latestResults: { fr: 'derniers-resultats', en: 'latest-results' },
  leaderboard: { fr: 'tableau-des-meneurs', en: 'leaderboard' },
  leagues: { fr: 'ligues', en: 'leagues' },
  teams: { fr: 'equipes', en: 'teams' },
  tournaments: { fr: 'tournois', en: 'tournaments' },
  stats: { fr: 'statistiques', en: 'stats' },
  activity: { fr: 'activite', en: 'activity' },
  liveScores: { fr: 'en-direct', en: 'live-scores' },
  enterResults: { fr: 'saisie', en: 'enter-results' },
  login: { fr: 'connexion', en: 'login' },
  register: { fr: 'enregistrement', en: 'register' },
  verify: { fr: 'confirmation', en: 'confirm' },
  forgottenPassword: { fr: 'mot-de-passe-oublie', en: 'forgotten-password' },
  forgottenUsername: { fr: 'nom-dutilisateur-oublie', en: 'forgotten-username' },
  resetPassword: { fr: 'nouveau-mot-de-passe', en: 'new-password' },
  account: { fr: 'mon-compte', en: 'my-account' },
  parentConsent: { fr: 'consentement-parental', en: 'parental-consent' },
  terms: { fr: 'conditions-dutilisation', en: 'terms-of-use' },
  privacy: { fr: 'politique-de-confidentialite', en: 'privacy-policy' },
  inbox: { fr: 'courriels', en: 'mails' },
  roles: { fr: 'roles', en: 'roles' },
  logout: { fr: 'deconnexion', en: 'logout' },
  admin: { fr: 'admin', en: 'admin' },
  members: { fr: 'membres', en: 'members' },
  supervisors: { fr: 'superviseurs', en: 'supervisors' },
  dashboard: { fr: 'tableau-de-bord', en: 'dashboard' },
  review: { fr: 'revue', en: 'review' },
  rollBack: { fr: 'annulation', en: 'roll-back' },
  replay: { fr: 'journal', en: 'log' },
  logs: { fr: 'journaux', en: 'logs' },
  forbidden: { fr: '403', en: '403' },
} as const satisfies Record<string, Record<Language, string>>;
export type Word = keyof typeof words;

/** What stands in a path for an entity: only the number counts, the name is for people. */
export type Named = { readonly id: number; readonly name: string };
type TeamPlace = { readonly category: Named; readonly region: Named; readonly team: Named };

const segment = (letter: string, { id, name }: Named) => `${letter}-${id}-${slugOf(name)}`;
const optional = (letter: string, named: Named | undefined | null) =>
  named ? `/${segment(letter, named)}` : '';

/** Builds the path of every page. `lang` decides the words; the names given should be in that language. */
export const pathsIn = (lang: Language) => {
  const word = (name: Word) => words[name][lang];
  const inSeason = (season: string, rest = '') => `/${lang}/${season}${rest}`;
  const team = (season: string, { category, region, team: t }: TeamPlace) =>
    inSeason(season, `/${segment('c', category)}/${segment('r', region)}/${segment('e', t)}`);
  return {
    home: () => `/${lang}/${word('home')}`,
    about: () => `/${lang}/${word('about')}`,
    search: () => `/${lang}/${word('search')}`,
    login: () => `/${lang}/${word('login')}`,
    register: () => `/${lang}/${word('register')}`,
    verify: () => `/${lang}/${word('verify')}`,
    forgottenPassword: () => `/${lang}/${word('forgottenPassword')}`,
    forgottenUsername: () => `/${lang}/${word('forgottenUsername')}`,
    resetPassword: () => `/${lang}/${word('resetPassword')}`,
    account: () => `/${lang}/${word('account')}`,
    /** Where a parent is asked once more. */
    parentConsent: () => `/${lang}/${word('parentConsent')}`,
    terms: () => `/${lang}/${word('terms')}`,
    privacy: () => `/${lang}/${word('privacy')}`,
    /** Not a page of the application: only a site without a mail server has it. */
    inbox: () => `/${lang}/${word('inbox')}`,
    /** Who may do what. */
    roles: () => `/${lang}/${word('roles')}`,
    logout: () => `/${lang}/${word('logout')}`,
    /** For admins; everyone else is led to `forbidden`. */
    members: () => `/${lang}/${word('admin')}/${word('members')}`,
    rollBack: () => `/${lang}/${word('admin')}/${word('rollBack')}`,
    replay: () => `/${lang}/${word('admin')}/${word('replay')}`,
    logs: () => `/${lang}/${word('admin')}/${word('logs')}`,
    forbidden: () => `/${lang}/${word('admin')}/${word('forbidden')}`,
    /** One's own: for members only. */
    dashboard: () => `/${lang}/${word('dashboard')}`,
    /** Suspicious changes, for those who review them. */
    review: () => `/${lang}/${word('review')}`,
    supervisor: (supervisor: Named) => `/${lang}/${segment('s', supervisor)}`,
    /** A member's public page. */
    user: (user: Named) => `/${lang}/${segment('u', user)}`,
    season: (season: string) => inSeason(season),
    latestResults: (season: string) => inSeason(season, `/${word('latestResults')}`),
    enterResults: (season: string) => inSeason(season, `/${word('enterResults')}`),
    activity: (season: string) => inSeason(season, `/${word('activity')}`),
    liveScores: (season: string) => inSeason(season, `/${word('liveScores')}`),
    leaderboard: (season: string, category?: Named | null) =>
      inSeason(season, `/${word('leaderboard')}${optional('c', category)}`),
    leagues: (season: string, category?: Named | null) =>
      inSeason(season, `/${word('leagues')}${optional('c', category)}`),
    teams: (season: string, category?: Named | null) =>
      inSeason(season, `/${word('teams')}${optional('c', category)}`),
    tournaments: (season: string, category?: Named | null) =>
      inSeason(season, `/${word('tournaments')}${optional('c', category)}`),
    supervisors: (season: string, category?: Named | null) =>
      inSeason(season, `/${word('supervisors')}${optional('c', category)}`),
    category: (season: string, category: Named) => inSeason(season, `/${segment('c', category)}`),
    region: (season: string, region: Named) => inSeason(season, `/${segment('r', region)}`),
    league: (season: string, category: Named, region: Named, division?: Named | null) =>
      inSeason(season, `/${segment('c', category)}/${segment('r', region)}${optional('d', division)}`),
    team,
    teamStats: (season: string, place: TeamPlace) => `${team(season, place)}/${word('stats')}`,
    rivalry: (season: string, one: Named, two: Named) =>
      inSeason(season, `/${segment('e1', one)}/${segment('e2', two)}`),
    game: (season: string, gameId: number) => inSeason(season, `/g-${gameId}`),
    tournament: (season: string, tournament: Named, category?: Named | null) =>
      inSeason(season, `/${segment('t', tournament)}${optional('c', category)}`),
  };
};
