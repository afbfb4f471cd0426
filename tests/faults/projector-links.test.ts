import { isLong, random } from './support/faults.ts';
import type { Link } from './support/linked-site.ts';
import { type Fault, faultNames, quickFaults, testLinks } from './support/links.ts';

const links: readonly Link[] = ['projector↔Postgres', 'projector↔EventStoreDB', 'projector↔NATS'];

/** The short form tests the links and faults that the seed chooses. */
const chosen = (): (readonly [Link, Fault])[] => {
  if (isLong) return links.flatMap((link) => faultNames.map((fault) => [link, fault] as const));
  const { pick, shuffled } = random('links of the projector');
  return shuffled(links)
    .slice(0, 2)
    .map((link) => [link, pick(quickFaults)] as const);
};

testLinks('of the projector', chosen());
