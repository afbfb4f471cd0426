import { GenericContainer, Wait } from 'testcontainers';
import { composeFile, text } from '../architecture/deploy/deploy-files.ts';

/** True when tests run Postgres and NATS as containers of the images in compose.yaml, not as installed programs. */
export const usesContainers = process.env['TEST_CONTAINERS'] === '1';

/** The image of a service of compose.yaml. */
export const imageOf = (service: string): string => text(composeFile()['services']?.[service]?.['image']);

export type ContainerServer = { readonly url: string; readonly remove: () => Promise<void> };

/** Starts Postgres with these settings; its superuser's URL of the maintenance database. */
export const startPostgresContainer = async (
  settings: Readonly<Record<string, string>>,
): Promise<ContainerServer> => {
  const port = 5432;
  const user = 'rondelle';
  const password = 'only-for-tests';
  const container = await new GenericContainer(imageOf('postgres'))
    .withEnvironment({
      POSTGRES_USER: user,
      POSTGRES_PASSWORD: password,
      POSTGRES_DB: 'postgres',
      POSTGRES_INITDB_ARGS: text(
        composeFile()['services']?.['postgres']?.['environment']?.['POSTGRES_INITDB_ARGS'],
      ),
    })
    .withCommand([
      'postgres',
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ])
    .withSharedMemorySize(256 * 1024 * 1024)
    .withTmpFs({ '/var/lib/postgresql': 'rw' })
    .withExposedPorts(port)
    // During its setup, PostgreSQL listens only on a Unix socket.
    .withHealthCheck({
      test: ['CMD', 'pg_isready', `--username=${user}`, '--host=127.0.0.1'],
      interval: 500,
      timeout: 3_000,
      retries: 120,
      startPeriod: 1_000,
    })
    .withWaitStrategy(Wait.forHealthCheck())
    .start();
  return {
    url: `postgres://${user}:${password}@${container.getHost()}:${container.getMappedPort(port)}/postgres`,
    remove: async () => void (await container.stop()),
  };
};

/** Starts NATS on a port of this machine; it ends with `remove`. */
export const startNatsContainer = async (port: number): Promise<ContainerServer> => {
  const container = await new GenericContainer(imageOf('nats'))
    .withExposedPorts({ container: 4222, host: port })
    .withWaitStrategy(Wait.forListeningPorts())
    .start();
  return {
    url: `nats://${container.getHost()}:${port}`,
    // Without a stop in good order, as a crash would.
    remove: async () => void (await container.stop({ timeout: 0 })),
  };
};
