import { benchMessages } from '../messages.ts';
import { tableOf } from '../table.ts';
import { compare } from './compare.ts';
import { costs } from './costs.ts';
import { fewestGateways } from './gateways.ts';
import { scaleMessages as say } from './messages.ts';
import { comparedLines, planLines } from './report.ts';
import { shardCapacity } from './shard.ts';
import { type Plan, plans } from './situations.ts';

/**
 * `npm run bench:scale`: simulates the measured figures from unit costs, then Saturdays that no machine here can serve.
 * Always prints the same for the same files; writes nothing.
 */
const compared = comparedLines(compare(costs), say, benchMessages.locale);
console.log(`${say.compared}\n${tableOf(compared, benchMessages)}\n`);
const shard = {
  key: 'eventsOfShardPerSecond',
  value: shardCapacity(costs, plans.withRouting),
  how: say.shard,
};
const simulated = (Object.keys(plans) as Plan[]).flatMap((plan) =>
  planLines(plan, plans[plan], fewestGateways(costs, plans[plan]), say),
);
console.log(`${say.plans}\n${tableOf([shard, ...simulated], benchMessages)}`);
