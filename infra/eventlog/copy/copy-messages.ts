import type { CopyFault } from './copy-faults.ts';
import type { CopyStep } from './copy-log.ts';

type Messages = {
  readonly locale: string;
  readonly usage: string;
  readonly steps: Readonly<Record<CopyStep, string>>;
  readonly from: (source: string, target: string) => string;
  readonly done: (copied: string, found: string, seconds: string) => string;
  readonly digest: (digest: string) => string;
  /** What is left to do before a site reads the new log. */
  readonly next: string;
  readonly fault: (fault: CopyFault) => string;
  readonly failed: (detail: string) => string;
};

const usageEn =
  'Usage: npm run eventlog:copy -- --from <log> --to <log>\nA log is an address postgres://…, esdb://… or esdb+discover://…, the word embedded for the database in the data folder, or @file for an address that stands in a file.';
const usageFr =
  'Usage : npm run eventlog:copy -- --from <journal> --to <journal>\nUn journal est une adresse postgres://…, esdb://… ou esdb+discover://…, le mot embedded pour la base du dossier des données, ou @fichier pour une adresse qui est dans un fichier.';

const faultFr = (fault: CopyFault): string => {
  switch (fault.code) {
    case 'bad-arguments':
      return usageFr;
    case 'unsupported':
      return `Aucun journal ne répond à une adresse qui commence par « ${fault.scheme} ».\n${usageFr}`;
    case 'same-log':
      return 'Les deux adresses désignent le même journal.';
    case 'target-differs':
      return `Le journal d’arrivée contient autre chose que celui de départ, à partir de l’événement ${fault.at}. Rien n’y a été ajouté; choisissez un journal vide.`;
    case 'target-longer':
      return `Le journal d’arrivée contient plus d’événements que celui de départ, à partir de l’événement ${fault.at}. Rien n’y a été ajouté.`;
    case 'target-moved':
      return 'Quelqu’un d’autre écrit dans le journal d’arrivée. Arrêtez le site qui s’en sert, puis relancez la même commande.';
    case 'not-equal':
      return `Les deux journaux ne sont pas égaux : ${fault.expected.count} événements (${fault.expected.digest}) au départ, ${fault.found.count} (${fault.found.digest}) à l’arrivée. N’utilisez pas la copie.`;
  }
};

const faultEn = (fault: CopyFault): string => {
  switch (fault.code) {
    case 'bad-arguments':
      return usageEn;
    case 'unsupported':
      return `No log answers to an address that begins with “${fault.scheme}”.\n${usageEn}`;
    case 'same-log':
      return 'Both addresses name the same log.';
    case 'target-differs':
      return `The target holds something else than the source, from event ${fault.at} on. Nothing was added to it; choose an empty log.`;
    case 'target-longer':
      return `The target holds more events than the source, from event ${fault.at} on. Nothing was added to it.`;
    case 'target-moved':
      return 'Somebody else is writing to the target. Stop the site that uses it, then run the same command again.';
    case 'not-equal':
      return `The two logs are not equal: ${fault.expected.count} events (${fault.expected.digest}) in the source, ${fault.found.count} (${fault.found.digest}) in the target. Do not use the copy.`;
  }
};

export const copyMessages: Readonly<Record<'fr' | 'en', Messages>> = {
  fr: {
    locale: 'fr-CA',
    usage: usageFr,
    steps: { copying: 'Copie', verifying: 'Vérification' },
    from: (source, target) => `De ${source} à ${target}`,
    done: (copied, found, seconds) =>
      `${copied} événements copiés, ${found} déjà là; vérifiés en tout en ${seconds} s.`,
    digest: (digest) => `Empreinte des deux journaux (SHA-256) : ${digest}`,
    next: 'Les positions sont propres à chaque journal : réglez EVENT_LOG_URL, puis lancez npm run rebuild avant de rouvrir le site.',
    fault: faultFr,
    failed: (detail) => `La copie s’est arrêtée : ${detail}\nRelancez la même commande pour continuer.`,
  },
  en: {
    locale: 'en-CA',
    usage: usageEn,
    steps: { copying: 'Copying', verifying: 'Verifying' },
    from: (source, target) => `From ${source} to ${target}`,
    done: (copied, found, seconds) =>
      `${copied} events copied, ${found} already there; all verified, in ${seconds} s.`,
    digest: (digest) => `Digest of both logs (SHA-256): ${digest}`,
    next: 'Positions are each log’s own: set EVENT_LOG_URL, then run npm run rebuild before the site opens again.',
    fault: faultEn,
    failed: (detail) => `The copy stopped: ${detail}\nRun the same command again to continue.`,
  },
};
export type CopyMessages = Messages;
