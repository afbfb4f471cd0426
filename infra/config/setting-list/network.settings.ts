import type { SettingDescription } from './description.ts';

/** Settings of the network: URL, ports and other servers. */
export const networkSettings = [
  {
    name: 'PORT',
    fallback: '3000',
    purpose: { fr: 'port du site', en: 'port of the site' },
    expected: {
      fr: 'un nombre entier de 0 à 65535 (0 : un port libre)',
      en: 'a whole number from 0 to 65535 (0: any free port)',
    },
  },
  {
    name: 'HOST',
    fallback: '',
    purpose: {
      fr: 'adresse où le site écoute; sans elle, cette machine seulement, ou toutes pour une passerelle à part',
      en: 'address where the site listens; without it, this machine only, or all for a gateway of its own',
    },
    expected: {
      fr: 'une adresse IP ou un nom de machine, comme 0.0.0.0 pour toutes les adresses',
      en: 'an IP address or a host name, such as 0.0.0.0 for all addresses',
    },
  },
  {
    name: 'METRICS_PORT',
    fallback: '',
    purpose: {
      fr: 'port de l’état et des mesures d’un processus à part, au lieu de PORT',
      en: 'port of the health and metrics of a process of its own, instead of PORT',
    },
    expected: {
      fr: 'un nombre entier de 0 à 65535 (0 : un port libre)',
      en: 'a whole number from 0 to 65535 (0: any free port)',
    },
  },
  {
    name: 'PUBLIC_URL',
    fallback: '',
    purpose: { fr: 'adresse publique du site', en: 'public address of the site' },
    expected: { fr: 'une adresse http://… ou https://…', en: 'an address http://… or https://…' },
  },
  {
    name: 'TRUST_PROXY',
    fallback: '0',
    purpose: {
      fr: 'nombre de mandataires devant le site qui disent pour qui ils demandent',
      en: 'number of proxies in front of the site that say whom they ask for',
    },
    expected: { fr: 'un nombre entier de 0 à 10', en: 'a whole number from 0 to 10' },
  },
  {
    name: 'LIVE_PER_ADDRESS',
    fallback: '500',
    purpose: {
      fr: 'lignes en direct qu’une même adresse peut tenir ouvertes à chaque passerelle',
      en: 'live lines that one address may hold open at each gateway',
    },
    expected: { fr: 'un nombre entier de 1 à 100000', en: 'a whole number from 1 to 100000' },
  },
  {
    name: 'LIVE_LINES',
    fallback: '20000',
    purpose: {
      fr: 'lignes en direct de toutes les adresses ensemble à chaque passerelle',
      en: 'live lines of all addresses together at each gateway',
    },
    expected: { fr: 'un nombre entier de 1 à 500000', en: 'a whole number from 1 to 500000' },
  },
  {
    name: 'NATS_URL',
    fallback: '',
    secret: true,
    purpose: {
      fr: 'serveurs NATS qui annoncent les changements entre processus',
      en: 'NATS servers that announce changes between processes',
    },
    expected: {
      fr: 'une adresse nats://hôte:port ou tls://hôte:port, ou plusieurs séparées par des virgules',
      en: 'an address nats://host:port or tls://host:port, or several separated by commas',
    },
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    fallback: '',
    purpose: {
      fr: 'collecteur OpenTelemetry qui reçoit les traces (OTLP par HTTP)',
      en: 'OpenTelemetry collector that takes the traces (OTLP over HTTP)',
    },
    expected: { fr: 'une adresse http://… ou https://…', en: 'an address http://… or https://…' },
  },
  {
    name: 'LOG_LEVEL',
    fallback: 'warn',
    purpose: { fr: 'détail du journal technique', en: 'detail of the technical log' },
    expected: {
      fr: 'trace, debug, info, warn, error, fatal ou silent',
      en: 'trace, debug, info, warn, error, fatal or silent',
    },
  },
] as const satisfies readonly SettingDescription[];
