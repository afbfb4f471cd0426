import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';

type Text = { readonly subject: string; readonly text: string };
type Written = {
  readonly verifyEmail: (username: string, link: string) => Text;
  readonly parentConsent: (username: string, link: string) => Text;
  readonly alreadyRegistered: (username: string, link: string) => Text;
  readonly resetPassword: (username: string, link: string) => Text;
  readonly forgottenUsername: (username: string, link: string) => Text;
  readonly changeEmail: (username: string, link: string) => Text;
  readonly emailChanged: (username: string) => Text;
  readonly passwordChanged: (username: string, link: string) => Text;
};

/** What the site writes to its members, in the language that they registered in. */
export const mailTexts: Readonly<Record<Language, Written>> = {
  fr: {
    verifyEmail: (username, link) => ({
      subject: 'Rondelle : confirmez votre adresse',
      text: `Bonjour,\n\nQuelqu’un, sans doute vous, s’est inscrit sur Rondelle, le classement du hockey mineur au Québec, avec cette adresse et le nom d’utilisateur « ${username} ».\n\nPour confirmer votre adresse et activer ce compte, ou pour dire que ce n’était pas vous et supprimer l’inscription tout de suite, suivez ce lien (valable 24 heures) :\n${link}\n\nSans réponse de votre part, rien n’est activé, et l’inscription est effacée après une semaine.\n\nRondelle`,
    }),
    parentConsent: (username, link) => ({
      subject: 'Rondelle : votre consentement est demandé',
      text: `Bonjour,\n\nUne personne de moins de 14 ans a choisi le nom d’utilisateur « ${username} » sur Rondelle, le classement du hockey mineur au Québec, et vous désigne comme parent.\n\nPour consentir à l’ouverture de ce compte, ou pour refuser et supprimer l’inscription tout de suite (aussi si vous ne connaissez pas cette personne), suivez ce lien (valable 7 jours) :\n${link}\n\nSans votre consentement, rien n’est activé, et l’inscription est effacée après une semaine.\n\nRondelle`,
    }),
    alreadyRegistered: (username, link) => ({
      subject: 'Rondelle : vous avez déjà un compte',
      text: `Bonjour ${username},\n\nQuelqu’un, peut-être vous, a voulu s’inscrire avec cette adresse, qui a déjà un compte. Si vous avez oublié votre mot de passe :\n${link}\n\nRondelle`,
    }),
    resetPassword: (username, link) => ({
      subject: 'Rondelle : nouveau mot de passe',
      text: `Bonjour ${username},\n\nPour choisir un nouveau mot de passe, suivez ce lien (valable 30 minutes) :\n${link}\n\nSi vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.\n\nRondelle`,
    }),
    forgottenUsername: (username, link) => ({
      subject: 'Rondelle : votre nom d’utilisateur',
      text: `Bonjour,\n\nVotre nom d’utilisateur est : ${username}\n\nPour vous connecter :\n${link}\n\nRondelle`,
    }),
    changeEmail: (username, link) => ({
      subject: 'Rondelle : confirmez votre nouvelle adresse',
      text: `Bonjour,\n\nQuelqu’un, sans doute vous, demande que cette adresse devienne celle du compte « ${username} » sur Rondelle.\n\nPour confirmer, ou pour dire que ce n’était pas vous, suivez ce lien (valable une heure) :\n${link}\n\nSans réponse de votre part, rien ne change.\n\nRondelle`,
    }),
    emailChanged: (username) => ({
      subject: 'Rondelle : votre adresse a changé',
      text: `Bonjour ${username},\n\nVotre compte a maintenant une autre adresse de courriel. Si ce n’est pas vous, répondez à ce message.\n\nRondelle`,
    }),
    passwordChanged: (username, link) => ({
      subject: 'Rondelle : votre mot de passe a changé',
      text: `Bonjour ${username},\n\nVotre mot de passe vient de changer et vos autres sessions sont fermées. Si ce n’est pas vous, choisissez-en un nouveau tout de suite :\n${link}\n\nRondelle`,
    }),
  },
  en: {
    verifyEmail: (username, link) => ({
      subject: 'Rondelle: confirm your address',
      text: `Hello,\n\nSomeone, probably you, has registered on Rondelle, the rankings of minor hockey in Quebec, with this address and the user name “${username}”.\n\nTo confirm your address and activate this account, or to say that it was not you and delete the registration at once, follow this link (valid for 24 hours):\n${link}\n\nWithout an answer from you nothing is activated, and the registration is erased after a week.\n\nRondelle`,
    }),
    parentConsent: (username, link) => ({
      subject: 'Rondelle: your consent is asked for',
      text: `Hello,\n\nSomeone under 14 has chosen the user name “${username}” on Rondelle, the rankings of minor hockey in Quebec, and named you as a parent.\n\nTo consent to this account, or to refuse and delete the registration at once (also if you do not know this person), follow this link (valid for 7 days):\n${link}\n\nWithout your consent nothing is activated, and the registration is erased after a week.\n\nRondelle`,
    }),
    alreadyRegistered: (username, link) => ({
      subject: 'Rondelle: you already have an account',
      text: `Hello ${username},\n\nSomeone, perhaps you, tried to register with this address, which already has an account. If you have forgotten your password:\n${link}\n\nRondelle`,
    }),
    resetPassword: (username, link) => ({
      subject: 'Rondelle: new password',
      text: `Hello ${username},\n\nTo choose a new password, follow this link (valid for 30 minutes):\n${link}\n\nIf you did not ask for this, ignore this message: your password stays the same.\n\nRondelle`,
    }),
    forgottenUsername: (username, link) => ({
      subject: 'Rondelle: your user name',
      text: `Hello,\n\nYour user name is: ${username}\n\nTo log in:\n${link}\n\nRondelle`,
    }),
    changeEmail: (username, link) => ({
      subject: 'Rondelle: confirm your new address',
      text: `Hello,\n\nSomeone, probably you, asks that this address become the one of the account “${username}” on Rondelle.\n\nTo confirm, or to say that it was not you, follow this link (valid for an hour):\n${link}\n\nWithout an answer from you nothing changes.\n\nRondelle`,
    }),
    emailChanged: (username) => ({
      subject: 'Rondelle: your address has changed',
      text: `Hello ${username},\n\nYour account now has another email address. If this was not you, answer this message.\n\nRondelle`,
    }),
    passwordChanged: (username, link) => ({
      subject: 'Rondelle: your password has changed',
      text: `Hello ${username},\n\nYour password has just changed and your other sessions are closed. If this was not you, choose a new one at once:\n${link}\n\nRondelle`,
    }),
  },
};
