import { settingList } from '@rondelle/infra/config/setting-list.ts';
import { describe, expect, test } from 'vitest';
import { composeWords, counterparts, imageInstruction, scriptOf, unpaired } from './counterparts.ts';
import { entries, list, type Part, text } from './deploy-files.ts';
import { kustomization, literals, podOf, production } from './manifests.ts';
import { modulesOf } from './program-modules.ts';

const each = counterparts.map((one) => [one.name, one] as const);
const plainName = (variable: string): string => variable.replace(/_FILE$/, '');
const secretSettings = new Set<string>(
  settingList.filter((setting) => 'secret' in setting).map(({ name }) => name),
);

/** Settings of Compose that the manifests leave to the overlay: folders on a volume that several pods would share. */
const leftToOverlay = new Set(['OPEN_DATA_DIR', 'CONTENT_DIR']);
/** Settings that every container of the manifests gets. */
const general = [...literals(kustomization), ...literals(production)].map(([name]) => name);
/** Settings of its own, secrets by their plain names. */
const ownSettings = (container: Part): readonly string[] =>
  list(container['env']).map(({ name }) => plainName(text(name)));

/** Names of settings in Compose that a program can use: only the processes of a cluster read hints. */
const composeSettings = (service: Part, container: Part): readonly string[] => {
  const hasHints = modulesOf(scriptOf(container)).has('infra/nats/nats-hint-bus.ts');
  return entries(service['environment'])
    .map(([name]) => plainName(name))
    .filter((name) => (name !== 'NATS_URL' || hasHints) && !leftToOverlay.has(name));
};

/** Addresses of logs are in secrets, and these have different paths. */
const isAddress = (word: string): boolean => /^@|^esdb:|\$\(/.test(word);

const mebibytes = (size: string): number => {
  const [, number = '', unit = ''] = /^(\d+)(M|Mi|G|Gi)$/.exec(size) ?? [];
  // Docker's units are powers of two, too.
  return Number(number) * (unit.startsWith('G') ? 1_024 : 1);
};
const memoryOf = (part: Part): number => mebibytes(text(part['resources']?.['limits']?.['memory']));

const composeWritable = (service: Part): readonly string[] => [
  ...list(service['tmpfs']).map(text),
  ...list(service['volumes'])
    .map((volume) => text(volume).split(':'))
    .filter(([, , mode]) => mode !== 'ro')
    .map(([, place = '']) => place),
];
const manifestWritable = (container: Part): readonly string[] =>
  list(container['volumeMounts'])
    .filter(({ readOnly }) => text(readOnly) !== 'true')
    .map(({ mountPath }) => text(mountPath));

describe('Compose and the manifests', () => {
  test('run the same processes', () => {
    expect(unpaired()).toEqual([]);
    expect(counterparts.length).toBeGreaterThan(10);
  });

  test.each(each)('%s runs the command of Compose', (_name, { service, container }) => {
    const words = composeWords(service).filter((word) => !isAddress(word));
    const command = list(container['command'])
      .map(text)
      .filter((word) => !isAddress(word));
    expect(command).toEqual(words);
  });

  test.each(each)('%s has the settings of Compose', (_name, { service, workload, container }) => {
    const inCompose = composeSettings(service, container);
    const own = ownSettings(container);
    expect(inCompose.length).toBeGreaterThan(0);
    expect(own.filter((name) => !inCompose.includes(name))).toEqual([]);
    const isProcess = text(workload['kind']) === 'Deployment';
    // A job needs the secrets of Compose; of the other settings it has the general ones.
    const needed = inCompose.filter((name) => isProcess || secretSettings.has(name));
    expect(needed.filter((name) => !own.includes(name) && !general.includes(name))).toEqual([]);
  });

  test.each(each)('%s gets secrets only as files', (_name, { container }) => {
    const names = [...list(container['env']).map(({ name }) => text(name)), ...general];
    expect(names.filter((name) => secretSettings.has(name))).toEqual([]);
  });

  test.each(each)('%s has at least the memory of Compose', (_name, { service, container }) => {
    const inCompose = memoryOf(service['deploy'] ?? service);
    expect(inCompose).toBeGreaterThan(0);
    expect(memoryOf(container)).toBeGreaterThanOrEqual(inCompose);
  });

  test.each(each)('%s writes only where it does in Compose', (_name, { service, container }) => {
    expect(manifestWritable(container).toSorted()).toEqual(composeWritable(service).toSorted());
  });

  test.each(each)(
    '%s runs without rights in Compose, and as the user of the image',
    (_name, { service, workload }) => {
      const [user, group] = imageInstruction('USER').split(':').map(Number);
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
      for (const right of ['user', 'privileged', 'cap_add', 'devices', 'pid', 'network_mode', 'ports'])
        expect(service).not.toHaveProperty(right);
      expect(podOf(workload)?.['securityContext']).toMatchObject({
        runAsNonRoot: true,
        runAsUser: user,
        runAsGroup: group,
      });
      for (const right of ['hostNetwork', 'hostPID', 'hostIPC'])
        expect(podOf(workload)).not.toHaveProperty(right);
    },
  );
});
