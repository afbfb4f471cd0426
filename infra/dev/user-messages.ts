import { memberRoles } from '@rondelle/contracts/membership/roles.ts';

const roles = memberRoles.join(', ');

/** What `npm run user` says. */
export const userMessages = {
  fr: {
    usage: `npm run user -- create <nom> <courriel> [rôle]\nnpm run user -- role <nom> <rôle>\nnpm run user -- password <nom>\nRôles : ${roles}`,
    password: 'Mot de passe : ',
    weak: 'Mot de passe refusé : au moins 10 caractères; ni un mot courant ni le nom.',
    badName: 'Nom refusé : de 3 à 30 lettres, chiffres, points, espaces ou traits d’union.',
    badEmail: 'Cette adresse de courriel n’est pas valide.',
    taken: { username: 'Ce nom est déjà pris.', email: 'Cette adresse a déjà un compte.' },
    unknown: 'Utilisateur introuvable.',
    created: (name: string, role: string) => `${name} est créé, rôle : ${role}.`,
    roleChanged: (name: string, role: string) =>
      `${name} a maintenant le rôle ${role}; ses sessions sont fermées.`,
    passwordChanged: (name: string) => `${name} a un nouveau mot de passe; ses sessions sont fermées.`,
  },
  en: {
    usage: `npm run user -- create <name> <email> [role]\nnpm run user -- role <name> <role>\nnpm run user -- password <name>\nRoles: ${roles}`,
    password: 'Password: ',
    weak: 'Password refused: at least 10 characters; neither a common word nor the name.',
    badName: 'Name refused: 3 to 30 letters, digits, dots, spaces or hyphens.',
    badEmail: 'This email address is not valid.',
    taken: { username: 'This name is already taken.', email: 'This address already has an account.' },
    unknown: 'User not found.',
    created: (name: string, role: string) => `${name} is created, role: ${role}.`,
    roleChanged: (name: string, role: string) =>
      `${name} now has the role ${role}; their sessions are closed.`,
    passwordChanged: (name: string) => `${name} has a new password; their sessions are closed.`,
  },
} as const;
export type UserMessages = (typeof userMessages)['fr' | 'en'];
