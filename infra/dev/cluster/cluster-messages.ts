import { startMessages } from '../start-messages.ts';

/** What `npm run cluster` says besides what `npm start` says, in the language of the terminal. */
export const clusterMessages = {
  fr: {
    ...startMessages.fr,
    needsNats:
      'npm run cluster demande nats-server : apt-get install nats-server, ou brew install nats-server.',
    clusterReady: (urls: readonly string[]) =>
      `Rondelle est prêt : ${urls.join(' ')}\nDeux passerelles, deux projecteurs, NATS et PostgreSQL; Ctrl-C arrête tout.`,
  },
  en: {
    ...startMessages.en,
    needsNats: 'npm run cluster needs nats-server: apt-get install nats-server, or brew install nats-server.',
    clusterReady: (urls: readonly string[]) =>
      `Rondelle is ready: ${urls.join(' ')}\nTwo gateways, two projectors, NATS and PostgreSQL; Ctrl-C stops everything.`,
  },
} as const;
