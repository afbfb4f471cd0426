import { expect, test } from 'vitest';
import { findDocker } from './docker-host.ts';

const here = { address: '127.0.0.1', published: '127.0.0.1::2113' };

test.each([
  ['nothing is named and nothing runs', undefined, [], null],
  ['it runs on this machine', undefined, ['/var/run/docker.sock'], here],
  ['another socket is named', 'unix:///run/user/1000/docker.sock', ['/run/user/1000/docker.sock'], here],
  ['the named socket is not there', 'unix:///run/user/1000/docker.sock', ['/var/run/docker.sock'], null],
  ['it listens on a port of this machine', 'tcp://127.0.0.1:2375', [], here],
  ['it runs on another machine', 'tcp://docker:2375', [], { address: 'docker', published: '2113' }],
  ['it is reached over SSH', 'ssh://me@builder', [], { address: 'builder', published: '2113' }],
  ['what is named is no address', 'docker', [], null],
])('Docker is looked for where its own command line does: %s', (_case, named, files, found) => {
  const env = named === undefined ? {} : { DOCKER_HOST: named };
  expect(findDocker(env, (file) => files.some((one) => one === file))).toEqual(found);
});
