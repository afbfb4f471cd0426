import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { list, text, textOf } from '../architecture/deploy/deploy-files.ts';
import { checkOut, newFolder } from './support/checkout.ts';
import { docker, run } from './support/engine.ts';

const image = 'rondelle:image-test';
const canary = 'un-secret-que-personne-ne-doit-lire';
/** Files of a working folder that are not for the image. */
const secrets = [
  'infra/deploy/compose/secrets/database-password',
  'infra/deploy/compose/.env',
  'infra/deploy/kubernetes/overlays/production/secrets.env',
  'services/gateway/key.pem',
  '.data/secrets/session',
  '.env',
  'web/node_modules/leftover/index.js',
];
/** The layers of the product may weigh this much together, in bytes. */
const mostBytes = 150_000_000;

let remove: () => Promise<unknown> = async () => undefined;
beforeAll(async () => {
  const checkout = await newFolder();
  remove = checkout.remove;
  await checkOut(checkout.folder);
  for (const file of secrets) {
    await mkdir(path.join(checkout.folder, path.dirname(file)), { recursive: true });
    await writeFile(path.join(checkout.folder, file), `${canary}\n`);
  }
  await run('docker', ['build', '--quiet', '--file', 'infra/deploy/Dockerfile', '--tag', image, '.'], {
    cwd: checkout.folder,
  });
});
afterAll(async () => {
  await docker('image', 'rm', '--force', image);
  await remove();
});

/** Runs a shell command in a container as root, with all of the image's files. */
const within = (command: string): Promise<string> =>
  docker('run', '--rm', '--user', '0', '--entrypoint', 'sh', image, '-c', command);

test('the image contains no secret and no leftover file of the checkout', async () => {
  expect(await within(`grep -rlF '${canary}' /app /data /tmp /root || true`)).toBe('');
  // The search itself works: it finds a file that exists.
  expect(await within(`echo '${canary}' > /tmp/there && grep -rlF '${canary}' /tmp`)).toBe('/tmp/there\n');
});

const sizeOf = async (name: string) => Number(await docker('image', 'inspect', '-f', '{{.Size}}', name));

test('the image adds less than 150 MB to its base', async () => {
  const base = /^FROM (\S+)/m.exec(textOf('Dockerfile'))?.[1] ?? '';
  const added = (await sizeOf(image)) - (await sizeOf(base));
  expect(added).toBeGreaterThan(10_000_000);
  expect(added).toBeLessThan(mostBytes);
});

test('the image runs as a user other than root and reports whether it is healthy', async () => {
  const [config = null] = list(JSON.parse(await docker('image', 'inspect', image)));
  expect(text(config?.['Config']?.['User'])).toBe('1000:1000');
  expect(text(config?.['Config']?.['Healthcheck']?.['Test'])).toContain('health-check.mjs');
});

test.each(['gateway', 'projector', 'reactor'])(
  'the %s loads all its packages on a read-only file system without capabilities',
  async (name) => {
    const locked = ['--read-only', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges:true'];
    const script = `services/site/processes/${name}.ts`;
    // There is no database: the program reports the missing setting once all its modules are loaded.
    const ended = docker('run', '--rm', ...locked, '--env', 'LC_ALL=en', image, 'node', script);
    await expect(ended).rejects.toThrow(/DATABASE_URL/);
  },
);
