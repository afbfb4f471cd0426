// Writes what the product ships of others: sbom.cdx.json (CycloneDX) and THIRD-PARTY-LICENCES.txt, for the packages of
// production that are installed in a folder. Plain JavaScript without dependencies, because the image build runs it.
//   node infra/deploy/bill-of-materials.mjs [folder of the product] [folder to write to]
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ version?: string, link?: boolean, dev?: boolean, license?: string, name?: string }} Locked */
/** @typedef {{ 'bom-ref': string, name: string, licenses?: { license: { name: string } }[], properties: { name: string }[], externalReferences: { type: string }[] }} Component */
/** @typedef {{ metadata: { component: Component }, components: Component[], dependencies: { ref: string, dependsOn: string[] }[] }} Bill */
/** @typedef {{ id: string, licence: string, folder: string }} Package */

/**
 * Packages of others that production needs and that are in the folder; optional ones for other systems are not. An
 * alias has the name of its package in the lock file.
 *
 * @param {string} root @returns {Package[]}
 */
const shippedPackages = (root) => {
  /** @type {{ packages: Record<string, Locked> }} */
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const found = Object.entries(lock.packages)
    .filter(([place, { link, dev }]) => place.includes('node_modules/') && !link && !dev)
    .map(([place, { name, version, license }]) => ({
      id: `${name ?? place.split('node_modules/').at(-1)}@${version}`,
      licence: license ?? 'none',
      folder: path.join(root, place),
    }))
    .filter(({ folder }) => existsSync(path.join(folder, 'package.json')));
  // A package can be installed at several places.
  return [...new Map(found.map((one) => [one.id, one])).values()].sort((a, b) => (a.id < b.id ? -1 : 1));
};

/**
 * Everything in the lock file. Of the installed tree npm would make none, because packages for development are missing;
 * and `--omit=dev` leaves out each package that only one workspace needs for development, even if others ship it.
 *
 * @param {string} root @returns {Bill}
 */
const lockedBill = (root) => {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
  const env = { ...process.env, NODE_ENV: '', npm_config_omit: '' };
  const printed = execFileSync('npm', args, { cwd: root, env, encoding: 'utf8', maxBuffer: 100_000_000 });
  return JSON.parse(printed);
};

const isOwn = (/** @type {Component} */ { properties }) =>
  properties.some(({ name }) => name === 'cdx:npm:package:private');

/** Addresses of downloads depend on the mirror of the build. @param {Component} component */
const withoutDownload = (component) => ({
  ...component,
  externalReferences: component.externalReferences.filter(({ type }) => type !== 'distribution'),
});

/** npm names only licences of the SPDX list. @param {Component} component @param {string | undefined} licence */
const withLicence = (component, licence) =>
  component.licenses || licence === undefined
    ? component
    : { ...component, licenses: [{ license: { name: licence } }] };

/** @param {Bill} bill @param {ReadonlyMap<string, string>} shipped licences by package @param {string} name */
const billOf = (bill, shipped, name) => {
  const components = bill.components.filter((one) => isOwn(one) || shipped.has(one['bom-ref']));
  const refs = new Set([bill.metadata.component, ...components].map((one) => one['bom-ref']));
  return {
    ...bill,
    metadata: { ...bill.metadata, component: { ...withoutDownload(bill.metadata.component), name } },
    components: components.map((one) => withoutDownload(withLicence(one, shipped.get(one['bom-ref'])))),
    dependencies: bill.dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) })),
  };
};

const licenceFile = /^(licen[cs]es?|copying|copyright|notice|unlicense|ofl)\b/i;
const code = /\.([cm]?[jt]sx?|json|map)$/i;

/** The texts of a package's licence files, and of the notices that must stay with it. @param {Package} one */
const textsOf = ({ folder }) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && licenceFile.test(entry.name) && !code.test(entry.name))
    .map(({ name }) => readFileSync(path.join(folder, name), 'utf8').trim());

/** @param {Package} one */
const noticeOf = (one) => {
  const texts = textsOf(one);
  const text =
    texts.length > 0 ? texts.join('\n\n') : 'The package contains no file with the text of its licence.';
  return `${'='.repeat(80)}\n${one.id}\nLicence: ${one.licence}\n${'='.repeat(80)}\n\n${text}\n`;
};

const main = () => {
  const [from = '.', to = from] = process.argv.slice(2);
  const root = path.resolve(from);
  const packages = shippedPackages(root);
  const bill = lockedBill(root);
  const unlisted = packages.filter(({ id }) => !bill.components.some((one) => one['bom-ref'] === id));
  if (packages.length === 0) throw new Error(`no package of production is installed in ${root}`);
  if (unlisted.length > 0) throw new Error(`npm does not list ${unlisted.map(({ id }) => id).join(', ')}`);
  const { name } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const shipped = billOf(bill, new Map(packages.map(({ id, licence }) => [id, licence])), name);
  mkdirSync(to, { recursive: true });
  writeFileSync(path.join(to, 'sbom.cdx.json'), `${JSON.stringify(shipped, null, 1)}\n`);
  writeFileSync(path.join(to, 'THIRD-PARTY-LICENCES.txt'), packages.map(noticeOf).join('\n'));
  const without = packages.filter((one) => textsOf(one).length === 0).length;
  console.log(`${packages.length} packages of others, ${without} of them without a file of their licence.`);
};

main();
