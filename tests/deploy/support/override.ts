import { root } from '../../architecture/rules/modules.ts';

/** The ports of this machine at which a site is served. */
export type Ports = { readonly proxy: number; readonly prometheus: number; readonly alertmanager: number };

// Compose would append a list to the list of compose.yaml; with `!override` it replaces that list.
const published = (service: string, port: number, inner: number): string => `
  ${service}:
    ports: !override ["127.0.0.1:${port}:${inner}"]`;

const answers =
  "require('node:net').connect(2113).on('connect',()=>process.exit(0)).on('error',()=>process.exit(1))";

/** A program of the tests that speaks EventStoreDB's protocol, where no image of the real server is to be had. */
const standIn = (nodeImage: string): string => `
  eventstore:
    image: ${nodeImage}
    working_dir: ${root}
    command: [node, tests/deploy/programs/event-store.ts]
    volumes: ["${root}:${root}:ro"]
    healthcheck:
      test: [CMD, node, -e, "${answers}"]`;

/** The changes that a test makes to compose.yaml: ports, and the server of the log where its image is missing. */
export const overrideOf = (ports: Ports, eventStoreFrom: string | null): string =>
  [
    'services:',
    published('proxy', ports.proxy, 80),
    published('prometheus', ports.prometheus, 9090),
    published('alertmanager', ports.alertmanager, 9093),
    eventStoreFrom === null ? '' : standIn(eventStoreFrom),
    '\n',
  ].join('');
