import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram } from '@rondelle/site/find-program.mjs';
import { readSettings } from '@rondelle/infra/config/settings.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../rules/modules.ts';
import {
  entries,
  isPinned,
  kubernetesFolder,
  list,
  manifestsIn,
  missingScripts,
  type Part,
  text,
  unknownSettings,
} from './deploy-files.ts';
import {
  baseFolder,
  containersOf,
  exampleSecrets,
  kustomization,
  literals,
  nameOf,
  ofKind,
  overlay,
  podOf,
  production,
  templateOf,
  workloadKinds,
  workloads,
  written,
} from './manifests.ts';

const kubectl = findProgram('kubectl');
/** The module of a kind in the models that are generated from the Kubernetes schemas. */
const typeOf = ({ apiVersion, kind }: Part): string =>
  `import('kubernetes-models/${text(apiVersion)}/${text(kind)}').I${text(kind)}`;

/**
 * Type-checks manifests against the Kubernetes types, where an unknown key is an error; returns the compiler's output.
 */
const problemsIn = (manifests: readonly Part[]): string => {
  const cache = path.join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'rondelle-manifests-'));
  try {
    const file = path.join(folder, 'manifests.ts');
    writeFileSync(
      file,
      manifests
        .map((one, i) => `export const m${i}: ${typeOf(one)} = ${JSON.stringify(one, null, 1)};`)
        .join('\n'),
    );
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2024', '--module', 'esnext'];
    const how = ['--moduleResolution', 'bundler', '--types', '', '--ignoreConfig', file];
    const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/tsc'), [...options, ...how], {
      encoding: 'utf8',
    });
    return stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Files of secrets that the settings and the command of a container name. */
const namedFiles = (container: Part): readonly string[] => [
  ...list(container['env'])
    .filter(({ name }) => text(name).endsWith('_FILE'))
    .map(({ value }) => text(value)),
  ...list(container['command']).flatMap((word) => /^@(.+)/.exec(text(word))?.[1] ?? []),
];
const steps = (cronJob: string): readonly string[] => {
  const found = workloads.find((one) => nameOf(one) === `CronJob ${cronJob}`);
  return found ? containersOf(found).map(({ name }) => text(name)) : [];
};

describe('the manifests', () => {
  test('match the Kubernetes types', () => {
    expect(written.length).toBeGreaterThan(12);
    expect(problemsIn(written)).toBe('');
  });

  test('fail the check with a misspelt key or a wrong type', () => {
    const wrong = {
      apiVersion: 'v1',
      kind: 'Service',
      metadata: { name: 'a', lables: {} },
      spec: { ports: 80 },
    };
    const errors = problemsIn(manifestsIn(JSON.stringify(wrong)));
    expect(errors).toContain('lables');
    expect(errors).toContain('IServicePort');
  });

  test('are all listed in kustomization.yaml', () => {
    const listed = list(kustomization['resources']).map(text);
    expect(
      readdirSync(baseFolder)
        .filter((name) => name !== 'kustomization.yaml')
        .sort(),
    ).toEqual(listed.toSorted());
  });

  test.each(workloads.map((one) => [nameOf(one), one] as const))(
    '%s runs without privileges',
    (_name, workload) => {
      expect(podOf(workload)).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
      });
      for (const container of containersOf(workload))
        expect(container['securityContext']).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
    },
  );

  test.each(workloads.map((one) => [nameOf(one), one] as const))(
    '%s reads settings that exist from mounted secrets, and runs scripts of the tree',
    (_name, workload) => {
      const secretKeys = new Set(exampleSecrets.map(([name]) => name));
      for (const container of containersOf(workload)) {
        const names = list(container['env']).map(({ name }) => text(name));
        expect(unknownSettings(names)).toEqual([]);
        expect(missingScripts(list(container['command']))).toEqual([]);
        const mounts = list(container['volumeMounts']).map(({ name }) => text(name));
        const volumes = list(podOf(workload)?.['volumes']).map(({ name }) => text(name));
        expect(mounts.toSorted()).toEqual(volumes.toSorted());
        expect(container['resources']).toMatchObject({
          requests: { cpu: expect.anything(), memory: expect.anything() },
          limits: { memory: expect.anything() },
        });
      }
      const volume = list(podOf(workload)?.['volumes']).find(({ name }) => text(name) === 'secrets');
      const items = list(volume?.['secret']?.['items']);
      const mounted = items.map(({ path: file }) => `/run/secrets/rondelle/${text(file)}`);
      expect([...new Set(containersOf(workload).flatMap(namedFiles))].toSorted()).toEqual(mounted.toSorted());
      expect(items.filter(({ key }) => !secretKeys.has(text(key)))).toEqual([]);
    },
  );

  test('a backup saves the accounts, copies the log, then saves the copy; a restore reverses the order', () => {
    expect(steps('backup')).toEqual(['accounts', 'eventlog-copy', 'log']);
    expect(steps('restore')).toEqual(['accounts', 'log', 'eventlog-copy', 'rebuild']);
    expect(steps('rebuild')).toEqual(['rebuild']);
  });

  test('only the backup runs on a schedule', () => {
    const alone = ofKind(written, 'CronJob').filter(({ spec }) => text(spec?.['suspend']) !== 'true');
    expect(alone.map(nameOf)).toEqual(['CronJob backup']);
  });

  test('every volume has a claim', () => {
    const claims = ofKind(written, 'PersistentVolumeClaim').map((one) => text(one['metadata']?.['name']));
    const wanted = workloads
      .flatMap((one) => list(podOf(one)?.['volumes']))
      .flatMap(({ persistentVolumeClaim: claim }) => (claim ? [text(claim['claimName'])] : []));
    expect(new Set(wanted)).toEqual(new Set(claims));
  });

  test.each(ofKind(written, 'Deployment').map((one) => [nameOf(one), one] as const))(
    '%s is probed at the paths and ports of the programs',
    (_name, deployment) => {
      for (const container of containersOf(deployment)) {
        const ports = list(container['ports']).map(({ name }) => text(name));
        for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe']) {
          const request = container[probe]?.['httpGet'];
          expect(['/healthz', '/readyz']).toContain(text(request?.['path']));
          expect(ports).toContain(text(request?.['port']));
        }
        const numbers = list(container['ports']).map(
          ({ name, containerPort }) => `${text(name)} ${text(containerPort)}`,
        );
        const metricsPort = Object.fromEntries(literals(kustomization))['METRICS_PORT'];
        expect(numbers).toContain(`metrics ${metricsPort}`);
        const annotations = deployment['spec']?.['template']?.['metadata']?.['annotations'];
        expect(text(annotations?.['prometheus.io/port'])).toBe(metricsPort);
      }
    },
  );

  test('selectors match pods that exist', () => {
    const pods = new Set(
      workloads.map((one) => text(templateOf(one)?.['metadata']?.['labels']?.['app.kubernetes.io/name'])),
    );
    const chosen = [
      ...ofKind(written, 'Service').map((one) => one['spec']?.['selector']),
      ...ofKind(written, 'PodDisruptionBudget', 'Deployment').map(
        (one) => one['spec']?.['selector']?.['matchLabels'],
      ),
      ...ofKind(written, 'Deployment').flatMap((one) =>
        list(podOf(one)?.['topologySpreadConstraints']).map(
          (spread) => spread['labelSelector']?.['matchLabels'],
        ),
      ),
    ].map((labels) => text(labels?.['app.kubernetes.io/name']));
    expect(chosen.length).toBeGreaterThan(7);
    expect(chosen.filter((name) => !pods.has(name))).toEqual([]);
    const [autoscaler] = ofKind(written, 'HorizontalPodAutoscaler');
    expect(autoscaler?.['spec']?.['scaleTargetRef']).toMatchObject({ kind: 'Deployment', name: 'gateway' });
  });

  test('images get an exact version in the overlay', () => {
    const images = list(production['images']).map(
      ({ newName, newTag }) => `${text(newName)}:${text(newTag)}`,
    );
    expect(images).toHaveLength(1);
    expect(images.every(isPinned)).toBe(true);
    expect(new Set(workloads.flatMap((one) => containersOf(one).map(({ image }) => text(image))))).toEqual(
      new Set(['rondelle']),
    );
  });

  test('settings and example secrets are accepted by the programs', () => {
    const variables = [...literals(kustomization), ...literals(production), ...exampleSecrets];
    // Only commands of the manifests use `ARCHIVE_URL`; it is not a setting of the programs.
    const settings = variables.filter(([name]) => name !== 'ARCHIVE_URL');
    expect(unknownSettings(settings.map(([name]) => name))).toEqual([]);
    expect(readSettings(Object.fromEntries(settings))).toMatchObject({ ok: true });
  });
});

describe.skipIf(kubectl === null)('rendered by Kustomize', () => {
  let folder: string;
  let rendered: readonly Part[];
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'rondelle-kustomize-'));
    cpSync(kubernetesFolder, folder, { recursive: true });
    cpSync(path.join(folder, overlay, 'secrets.env.example'), path.join(folder, overlay, 'secrets.env'));
    const yaml = execFileSync(kubectl ?? '', ['kustomize', path.join(folder, overlay)], { encoding: 'utf8' });
    rendered = manifestsIn(yaml);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('still match the Kubernetes types', () => {
    expect(rendered.length).toBe(written.length + 2);
    expect(problemsIn(rendered)).toBe('');
  });

  test('use only generated settings and secrets, and images with a version', () => {
    const generated = ofKind(rendered, 'ConfigMap', 'Secret').map((one) => text(one['metadata']?.['name']));
    const used = ofKind(rendered, ...workloadKinds).flatMap((one) => [
      ...containersOf(one).flatMap(({ envFrom }) =>
        list(envFrom).map(({ configMapRef }) => text(configMapRef?.['name'])),
      ),
      ...list(podOf(one)?.['volumes']).flatMap(({ secret }) => (secret ? [text(secret['secretName'])] : [])),
    ]);
    expect(new Set(used)).toEqual(new Set(generated));
    const images = ofKind(rendered, ...workloadKinds).flatMap((one) =>
      containersOf(one).map(({ image }) => text(image)),
    );
    expect(images.filter((image) => !isPinned(image))).toEqual([]);
  });

  test('network policies select the pods of the product', () => {
    const labels = ofKind(rendered, ...workloadKinds).map((one) => templateOf(one)?.['metadata']?.['labels']);
    for (const one of labels) expect(one).toMatchObject({ 'app.kubernetes.io/part-of': 'rondelle' });
    for (const policy of ofKind(rendered, 'NetworkPolicy')) {
      const wanted = entries(policy['spec']?.['podSelector']?.['matchLabels']);
      const chosen = labels.filter((one) =>
        wanted.every(([name, value]) => text(one?.[name]) === text(value)),
      );
      expect(chosen.length).toBeGreaterThan(0);
    }
  });
});
