import { linkOutcomes } from '../../membership/mailed-link.ts';
import { memberRoles } from '../../membership/roles.ts';
import { memberStates } from '../../membership/roles.ts';
import { reviewStates } from '../../moderation/suspicion.ts';
import { id, laterPage, minute, oneOf, position, present, season, words } from '../url-values.ts';
import { page, wordless } from './entry.ts';
import { withoutUndefined, inCategory, inLanguage } from './inputs.ts';

/** Accounts, notifications, chat, moderation and supervisors. */
export const membershipPages = {
  login: page(
    {
      path: { fr: '/connexion', en: '/login' },
      search: { refused: present, code: present, next: 'address' },
    },
    { queries: { main: { path: 'signInMethods.providers', input: inLanguage } } },
  ),
  /** Target of redirects from providers after sign-in, when a step is missing. */
  callback: page({
    path: { fr: '/retour', en: '/callback' },
    search: { outcome: words(30) },
    isUncrawled: true,
  }),
  logout: page({ path: { fr: '/deconnexion', en: '/logout' } }),
  register: page({ path: { fr: '/enregistrement', en: '/register' } }),
  /** First steps of an empty site: administrator, season, league and schedule. */
  start: page({ path: { fr: '/premiers-pas', en: '/first-steps' } }),
  verify: page({ path: { fr: '/confirmation', en: '/confirm' }, search: { done: oneOf(linkOutcomes) } }),
  forgottenPassword: page({ path: { fr: '/mot-de-passe-oublie', en: '/forgotten-password' } }),
  forgottenUsername: page({ path: { fr: '/nom-dutilisateur-oublie', en: '/forgotten-username' } }),
  resetPassword: page({ path: { fr: '/nouveau-mot-de-passe', en: '/new-password' } }),
  /** Sends the request for consent to the parent again. */
  parentConsent: page({ path: { fr: '/consentement-parental', en: '/parental-consent' } }),
  account: page({ path: { fr: '/mon-compte', en: '/my-account' }, search: { linked: present } }),
  dashboard: page(
    {
      path: { fr: '/tableau-de-bord', en: '/dashboard' },
    },
    {
      queries: {
        main: { path: 'dashboard.get', input: inLanguage, isPersonal: true },
        count: { path: 'moderation.count', input: inLanguage, isPersonal: true },
      },
    },
  ),
  notifications: page(
    {
      path: wordless('/notifications'),
      search: { before: position, show: oneOf(['unread']) },
    },
    {
      queries: {
        main: {
          path: 'notification.list',
          input: ({ lang, values: { before, show } }) =>
            withoutUndefined({ lang, before, show: show ?? ('all' as const) }),
          isPersonal: true,
        },
      },
    },
  ),
  notificationSettings: page(
    {
      path: { fr: '/notifications/reglages', en: '/notifications/settings' },
      under: 'notifications',
    },
    { queries: { main: { path: 'notification.settings', input: inLanguage, isPersonal: true } } },
  ),
  /** A sent mail, for readers with the key in that mail. */
  mail: page(
    {
      path: { fr: '/courriel', en: '/mail' },
      search: { key: words(60) },
      isUncrawled: true,
      isMadeForReader: true,
    },
    {
      queries: {
        main: {
          path: 'mail.shown',
          input: ({ lang, values: { key } }) => (key === undefined ? null : { lang, key }),
        },
      },
    },
  ),
  /** Target of unsubscribe links. */
  unsubscribe: page({
    path: { fr: '/desabonnement', en: '/unsubscribe' },
    search: { token: words(120), done: present, again: present },
    isUncrawled: true,
  }),
  /** The member's chat rooms; `open` names the league, tournament or team whose room to open, `with` a member. */
  chat: page(
    {
      path: { fr: '/clavardage', en: '/chat' },
      search: { open: words(40), with: words(60) },
    },
    { queries: { main: { path: 'chat.rooms', input: inLanguage, isPersonal: true } } },
  ),
  chatroom: page(
    {
      path: { fr: '/clavardage/:chatid#', en: '/chat/:chatid#' },
      search: { message: id },
      under: 'chat',
    },
    {
      queries: {
        main: { path: 'chat.room', input: ({ lang, chatid }) => ({ lang, chatid }), isPersonal: true },
        rooms: { path: 'chat.rooms', input: inLanguage, isPersonal: true },
      },
    },
  ),
  /** The review queue. */
  review: page(
    {
      path: { fr: '/revue', en: '/review' },
      search: { state: oneOf(reviewStates), page: laterPage },
    },
    {
      queries: {
        main: {
          path: 'moderation.queue',
          input: ({ lang, values }) => ({ lang, state: values.state ?? 'open', page: values.page ?? 1 }),
          isPersonal: true,
        },
      },
    },
  ),
  members: page({
    path: { fr: '/admin/membres', en: '/admin/members' },
    search: {
      name: words(80),
      role: oneOf(memberRoles),
      state: oneOf(memberStates),
      season,
      page: laterPage,
    },
    permission: 'member/manage',
  }),
  rollBack: page({
    path: { fr: '/admin/annulation', en: '/admin/roll-back' },
    search: { member: words(40), from: minute, to: minute, page: laterPage },
    permission: 'member/manage',
  }),
  supervisors: page(
    {
      path: { fr: '/:season/superviseurs/c-:categoryId-*?', en: '/:season/supervisors/c-:categoryId-*?' },
    },
    {
      queries: { main: { path: 'supervision.list', input: inCategory } },
    },
  ),
  supervisor: page(
    {
      path: wordless('/s-:supervisorId-*'),
      search: { sent: present },
      under: 'supervisors',
    },
    {
      queries: {
        main: { path: 'supervision.get', input: ({ lang, supervisorId }) => ({ lang, suid: supervisorId }) },
        ticket: {
          path: 'supervision.contactTicket',
          input: ({ lang, supervisorId }) => ({ lang, suid: supervisorId }),
        },
      },
    },
  ),
  /** A member's public page. */
  user: page(
    {
      path: wordless('/u-:userId-*'),
    },
    {
      queries: {
        main: { path: 'user.get', input: ({ lang, userId }) => ({ lang, uid: userId }) },
        posts: {
          path: 'forum.postsOf',
          input: ({ lang, userId }) => ({ lang, form: 'forum' as const, uid: userId }),
        },
      },
    },
  ),
};
