import { page, wordless } from './entry.ts';

/** Members: their accounts, and what they look after. */
export const membershipPages = {
  login: page({ path: { fr: '/connexion', en: '/login' } }),
  logout: page({ path: { fr: '/deconnexion', en: '/logout' } }),
  register: page({ path: { fr: '/enregistrement', en: '/register' } }),
  verify: page({ path: { fr: '/confirmation', en: '/confirm' } }),
  forgottenPassword: page({ path: { fr: '/mot-de-passe-oublie', en: '/forgotten-password' } }),
  forgottenUsername: page({ path: { fr: '/nom-dutilisateur-oublie', en: '/forgotten-username' } }),
  resetPassword: page({ path: { fr: '/nouveau-mot-de-passe', en: '/new-password' } }),
  /** Where a parent is asked once more. */
  parentConsent: page({ path: { fr: '/consentement-parental', en: '/parental-consent' } }),
  account: page({ path: { fr: '/mon-compte', en: '/my-account' } }),
  dashboard: page({ path: { fr: '/tableau-de-bord', en: '/dashboard' } }),
  /** Suspicious changes, for those who review them. */
  review: page({ path: { fr: '/revue', en: '/review' } }),
  members: page({ path: { fr: '/admin/membres', en: '/admin/members' } }),
  rollBack: page({ path: { fr: '/admin/annulation', en: '/admin/roll-back' } }),
  supervisors: page({
    path: { fr: '/:season/superviseurs/c-:categoryId-*?', en: '/:season/supervisors/c-:categoryId-*?' },
  }),
  supervisor: page({ path: wordless('/s-:supervisorId-*') }),
  /** A member's public page. */
  user: page({ path: wordless('/u-:userId-*') }),
};
