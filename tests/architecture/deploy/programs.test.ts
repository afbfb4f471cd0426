import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf, root } from '../rules/modules.ts';
import { composeFile, entries, list, text, textOf } from './deploy-files.ts';
import { modulesOf, sources } from './program-modules.ts';

const page = readFileSync(path.join(root, 'docs/operations.md'), 'utf8');
const services = entries(composeFile()['services']);

/** Programs that run in containers: those in the Compose file, the manifests and the page for administrators. */
const programs = [
  ...new Set(
    [
      ...services.flatMap(([, { entrypoint, command }]) => [...list(entrypoint), ...list(command)].map(text)),
      ...[
        'backup.cronjob',
        'restore.cronjob',
        'rebuild.cronjob',
        'migrate.job',
        'gateway.deployment',
      ].flatMap((name) => textOf(`kubernetes/base/${name}.yaml`).split(/[\s,[\]]+/)),
      ...page.split(/[\s`]+/),
    ].filter((word) => /^(infra|services)\/[\w/-]+\.ts$/.test(word)),
  ),
].sort();

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

type Locked = { readonly packages: Readonly<Record<string, { readonly dev?: true }>> };
const locked: Locked = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));

/** Packages that these modules import but the image lacks, because they are devDependencies. */
const prunedPackages = (modules: ReadonlySet<string>): readonly string[] => {
  const imported = [...modules]
    .flatMap((file) => importsOf(file, sources.get(file) ?? ''))
    .filter(({ to, types }) => types === null && !sources.has(to) && !/^(node:|\.|\/)/.test(to))
    .map(({ to }) => packageOf(to));
  return [...new Set(imported)].filter(
    (name) => locked.packages[`node_modules/${name}`]?.dev === true && !name.startsWith('@rondelle/'),
  );
};

describe('the programs of the containers', () => {
  test('include those of the site and of its administrators', () => {
    expect(programs).toEqual(
      expect.arrayContaining([
        'services/site/backup-cli.ts',
        'services/site/restore-cli.ts',
        'services/site/user-cli.ts',
        'services/site/copy-cli.ts',
        'infra/postgres/migrate-cli.ts',
        'services/site/processes/gateway.ts',
        'services/site/processes/projector.ts',
        'services/site/processes/reactor.ts',
        'services/site/rebuild-cli.ts',
      ]),
    );
    expect(programs.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  test.each(programs)('%s needs no devDependency', (program) => {
    const modules = modulesOf(program);
    expect(modules.size).toBeGreaterThan(5);
    expect(prunedPackages(modules)).toEqual([]);
  });

  test('finds a pruned package', () => {
    expect(prunedPackages(new Set(['tests/architecture/deploy/programs.test.ts']))).toEqual(['vitest']);
  });
});

describe('the page for administrators', () => {
  test('names only Compose services, Kubernetes jobs and commands that exist', () => {
    const run = [...page.matchAll(/docker compose run --rm ([\w-]+)/g)].map(([, name = '']) => name);
    expect(new Set(run).size).toBeGreaterThan(7);
    const names = new Set(services.map(([name]) => name));
    expect(run.filter((name) => !names.has(name))).toEqual([]);

    const jobs = [...page.matchAll(/--from=cronjob\/([\w-]+)/g)].map(([, name = '']) => name);
    expect(new Set(jobs)).toEqual(new Set(['backup', 'restore', 'rebuild']));
    const missing = jobs.filter(
      (name) => !textOf(`kubernetes/base/${name}.cronjob.yaml`).includes('CronJob'),
    );
    expect(missing).toEqual([]);

    const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
    const commands = [...page.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  test('sets every variable that the restore job reads', () => {
    const variables = [...textOf('kubernetes/base/restore.cronjob.yaml').matchAll(/\$\(([A-Z]+)\)/g)];
    expect(variables.map(([, name]) => name)).toEqual(['ACCOUNTS', 'EVENTS']);
    for (const [, name] of variables) expect(page).toMatch(new RegExp(`kubectl set env .* ${name}=`));
  });
});
