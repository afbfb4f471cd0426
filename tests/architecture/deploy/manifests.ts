import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { kubernetesFolder, list, manifestsIn, type Part, text, textOf } from './deploy-files.ts';

export const baseFolder: string = path.join(kubernetesFolder, 'base');
export const overlay = 'overlays/production';

/** The manifests as written, before Kustomize adds images, settings and secrets. */
export const written: readonly Part[] = [
  ...readdirSync(baseFolder)
    .filter((name) => name !== 'kustomization.yaml')
    .flatMap((name) => manifestsIn(readFileSync(path.join(baseFolder, name), 'utf8'))),
  ...manifestsIn(textOf('kubernetes', overlay, 'namespace.yaml')),
];

export const ofKind = (manifests: readonly Part[], ...kinds: readonly string[]): readonly Part[] =>
  manifests.filter(({ kind }) => kinds.includes(text(kind)));
export const templateOf = ({ spec }: Part): Part | undefined =>
  spec?.['template'] ?? spec?.['jobTemplate']?.['spec']?.['template'];
export const podOf = (workload: Part): Part | undefined => templateOf(workload)?.['spec'];
/** In the order in which they run. */
export const containersOf = (workload: Part): readonly Part[] => [
  ...list(podOf(workload)?.['initContainers']),
  ...list(podOf(workload)?.['containers']),
];
export const nameOf = ({ kind, metadata }: Part): string => `${text(kind)} ${text(metadata?.['name'])}`;
export const workloadKinds: readonly string[] = ['Deployment', 'Job', 'CronJob'];
export const workloads: readonly Part[] = ofKind(written, ...workloadKinds);

export const kustomization: Part = parse(textOf('kubernetes/base/kustomization.yaml'));
export const production: Part = parse(textOf('kubernetes', overlay, 'kustomization.yaml'));

const variableIn = (line: string): readonly [string, string] => [
  line.slice(0, line.indexOf('=')),
  line.slice(line.indexOf('=') + 1),
];
/** Names and values of the example of the secrets. */
export const exampleSecrets: readonly (readonly [string, string])[] = textOf(
  'kubernetes',
  overlay,
  'secrets.env.example',
)
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map(variableIn);
/** Names and values of the settings that a kustomization generates. */
export const literals = (part: Part): readonly (readonly [string, string])[] =>
  list(part['configMapGenerator'])
    .flatMap((one) => list(one['literals']).map(text))
    .map(variableIn);
