import { entries, list, type Part, text } from './deploy-files.ts';
import { kustomization, ofKind, templateOf, written } from './manifests.ts';

/** Labels of a pod, with those that Kustomize adds. */
const labelsOf = (workload: Part): ReadonlyMap<string, string> =>
  new Map(
    [
      ...entries(templateOf(workload)?.['metadata']?.['labels']),
      ...list(kustomization['labels'])
        .filter(({ includeTemplates }) => text(includeTemplates) === 'true')
        .flatMap(({ pairs }) => entries(pairs)),
    ].map(([name, value]) => [name, text(value)]),
  );

const selects = (selector: Part | undefined, labels: ReadonlyMap<string, string>): boolean =>
  entries(selector?.['matchLabels']).every(([name, value]) => labels.get(name) === text(value)) &&
  list(selector?.['matchExpressions']).every(({ key, operator, values }) => {
    if (text(operator) !== 'In') throw new Error(`${text(operator)} is not read here`);
    return list(values)
      .map(text)
      .includes(labels.get(text(key)) ?? '');
  });

/** Private and link-local networks, which no connection to the web needs. */
const notPublic: ReadonlyMap<string, readonly string[]> = new Map([
  ['0.0.0.0/0', ['10.0.0.0/8', '100.64.0.0/10', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16']],
  ['::/0', ['fc00::/7', 'fe80::/10']],
]);
const isPublic = ({ ipBlock }: Part): boolean =>
  notPublic.get(text(ipBlock?.['cidr']))?.toString() === list(ipBlock?.['except']).map(text).toString();

/** The other ends of a rule in words; without any, every address. */
const peersOf = (peers: Part | undefined): readonly string[] => {
  const all = list(peers);
  if (all.length === 0) return ['anywhere'];
  if (all.length === notPublic.size && all.every(isPublic)) return ['the web'];
  return all.map((peer) => {
    const namespace = peer['namespaceSelector']?.['matchLabels']?.['kubernetes.io/metadata.name'];
    return namespace && !peer['podSelector'] ? text(namespace) : JSON.stringify(peer);
  });
};
const portsOf = (ports: Part | undefined): readonly string[] => {
  const all = list(ports);
  return all.length === 0
    ? ['every port']
    : all.map(({ protocol, port }) => `${text(protocol)} ${text(port)}`);
};

/**
 * Connections that the network policies allow a pod: `peer: protocol port`. One that no policy selects may have any.
 */
const allowed = (workload: Part, direction: 'Ingress' | 'Egress'): readonly string[] => {
  const labels = labelsOf(workload);
  const policies = ofKind(written, 'NetworkPolicy').filter(
    ({ spec }) =>
      selects(spec?.['podSelector'], labels) && list(spec?.['policyTypes']).map(text).includes(direction),
  );
  if (policies.length === 0) return ['anywhere: every port'];
  const [field, peers] = direction === 'Ingress' ? ['ingress', 'from'] : ['egress', 'to'];
  const rules = policies.flatMap(({ spec }) => list(spec?.[field]));
  return [
    ...new Set(
      rules.flatMap((rule) =>
        peersOf(rule[peers]).flatMap((peer) => portsOf(rule['ports']).map((port) => `${peer}: ${port}`)),
      ),
    ),
  ].toSorted();
};

export const allowedIn = (workload: Part): readonly string[] => allowed(workload, 'Ingress');
export const allowedOut = (workload: Part): readonly string[] => allowed(workload, 'Egress');
