import { isLong, random } from './support/faults.ts';
import type { Link } from './support/linked-site.ts';
import { type Fault, faultNames, quickFaults, testLinks } from './support/links.ts';

const links: readonly Link[] = [
  'gateway↔Postgres',
  'gateway↔EventStoreDB',
  'gateway↔NATS',
  'gateway↔read replica',
  'reader↔gateway',
];

/** The short form tests the worst faults for readers and a few others that the seed chooses. */
const chosen = (): (readonly [Link, Fault])[] => {
  if (isLong) return links.flatMap((link) => faultNames.map((fault) => [link, fault] as const));
  const { pick, shuffled } = random('links of the gateway');
  const some = shuffled(links).slice(0, 3);
  return [
    ['gateway↔Postgres', 'swallowing everything'],
    ...some.map((link) => [link, pick(quickFaults)] as const),
  ];
};

testLinks('of the gateway', chosen());
