/** Messages of the bootstrap in both languages. Plain JavaScript, because it runs before dependencies are installed. */
export const bootstrapMessages = {
  fr: {
    nodeTooOld: (/** @type {string} */ found) =>
      `Rondelle demande Node 20 ou plus récent; ceci est Node ${found}. Voir https://nodejs.org`,
    usage: (/** @type {string} */ commands) => `Commandes : ${commands}`,
    installing: 'Installation des dépendances (npm ci)…',
    installFailed: 'L’installation des dépendances a échoué : la sortie de npm ci, ci-dessus, dit pourquoi.',
    runtimeMissing:
      'Node 24 (node_modules/.bin/node) ne fonctionne pas; supprimez node_modules et recommencez.',
    waiting: (/** @type {number} */ pid) =>
      `Une autre commande (processus ${pid}) installe ou construit dans ce dossier; celle-ci attend…`,
    building: 'Construction du site…',
    buildFailed: 'La construction du site a échoué.',
  },
  en: {
    nodeTooOld: (/** @type {string} */ found) =>
      `Rondelle needs Node 20 or newer; this is Node ${found}. See https://nodejs.org`,
    usage: (/** @type {string} */ commands) => `Commands: ${commands}`,
    installing: 'Installing the dependencies (npm ci)…',
    installFailed: 'Installing the dependencies failed: the output of npm ci, above, says why.',
    runtimeMissing: 'Node 24 (node_modules/.bin/node) does not run; remove node_modules and try again.',
    waiting: (/** @type {number} */ pid) =>
      `Another command (process ${pid}) is installing or building in this folder; this one waits…`,
    building: 'Building the site…',
    buildFailed: 'Building the site failed.',
  },
};
