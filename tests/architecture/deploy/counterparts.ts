import { composeFile, entries, list, type Part, text, textOf } from './deploy-files.ts';
import { containersOf, nameOf, workloads } from './manifests.ts';

export const compose: Part = composeFile();

/** Compose counts its copies of a process: `gateway-1`. */
const withoutNumber = (name: string): string => name.replace(/-\d+$/, '');

const ownServices = entries(compose['services']).filter(([, { image }]) =>
  text(image).startsWith('rondelle:'),
);

/** Compose services that run the product's image, one for each process, with the number of its copies. */
export const composeProcesses: ReadonlyMap<string, { readonly service: Part; readonly copies: number }> =
  new Map(
    [...Map.groupBy(ownServices, ([name]) => withoutNumber(name))].flatMap(([name, copies]) =>
      copies[0] ? [[name, { service: copies[0][1], copies: copies.length }]] : [],
    ),
  );

/** Containers of the manifests, as `workload/container`, by the process of Compose that does the same. */
const playedBy: ReadonlyMap<string, readonly string[]> = new Map([
  ['gateway', ['Deployment gateway/gateway']],
  ['projector', ['Deployment projector/projector']],
  ['reactor', ['Deployment reactor/reactor']],
  ['migrate', ['Job migrate/migrate']],
  ['backup', ['CronJob backup/accounts']],
  ['eventlog-copy', ['CronJob backup/eventlog-copy', 'CronJob restore/eventlog-copy']],
  ['backup-log', ['CronJob backup/log']],
  ['restore', ['CronJob restore/accounts']],
  ['restore-log', ['CronJob restore/log']],
  ['rebuild', ['CronJob rebuild/rebuild', 'CronJob restore/rebuild']],
  // An administrator runs them inside a gateway: docs/operations.md.
  ['user', []],
  ['import', []],
  ['videos', []],
  ['verify', []],
]);

/** A container of the manifests with the same process of Compose. */
export type Counterpart = {
  /** `workload/container` */
  readonly name: string;
  readonly process: string;
  readonly service: Part;
  readonly workload: Part;
  readonly container: Part;
};

/** Containers of the manifests by `workload/container`. */
const placed = new Map(
  workloads.flatMap((workload) =>
    containersOf(workload).map((container) => [
      `${nameOf(workload)}/${text(container['name'])}`,
      { workload, container },
    ]),
  ),
);

export const counterparts: readonly Counterpart[] = [...composeProcesses].flatMap(([process, { service }]) =>
  (playedBy.get(process) ?? []).flatMap((name) => {
    const found = placed.get(name);
    return found ? [{ name, process, service, ...found }] : [];
  }),
);

/** Names on one side that have no counterpart on the other. */
export const unpaired = (): readonly string[] => {
  const paired = new Set(counterparts.map(({ name }) => name));
  return [
    ...[...composeProcesses.keys()].filter((process) => !playedBy.has(process)),
    ...[...playedBy.keys()].filter((process) => !composeProcesses.has(process)),
    ...[...playedBy.values()].flat().filter((name) => !placed.has(name)),
    ...[...placed.keys()].filter((name) => !paired.has(name)),
  ];
};

/** The value of an instruction of the Dockerfile, the last one where there are several. */
export const imageInstruction = (instruction: string): string => {
  const lines = textOf('Dockerfile').replaceAll(/\\\n/g, ' ').split('\n');
  return (
    lines
      .findLast((line) => line.startsWith(`${instruction} `))
      ?.slice(instruction.length + 1)
      .trim() ?? ''
  );
};

/** The words with which a process of Compose starts; without any, those of the image. */
export const composeWords = ({ entrypoint, command }: Part): readonly string[] => {
  const words = [...list(entrypoint), ...list(command)].map(text);
  return words.length > 0 ? words : JSON.parse(imageInstruction('CMD'));
};

/** The script that a container runs. */
export const scriptOf = (container: Part): string =>
  list(container['command'])
    .map(text)
    .find((word) => word.endsWith('.ts')) ?? '';
