import type { Line } from '../table.ts';
import { type Compared, isNear } from './compare.ts';
import type { Sized } from './gateways.ts';
import type { ScaleMessages } from './messages.ts';
import type { Situation } from './situation.ts';
import type { Plan } from './situations.ts';

export const comparedLines = (
  compared: readonly Compared[],
  words: ScaleMessages,
  locale: string,
): Line[] => {
  const number = new Intl.NumberFormat(locale, { maximumSignificantDigits: 4 });
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'always',
  });
  return compared.map((one) => ({
    key: one.key,
    value: one.simulated,
    how: words.measured(number.format(one.measured), percent.format(one.off), isNear(one)),
  }));
};

/** Use of all gateways, replicas and shards of a plan. */
export const planLines = (
  plan: Plan,
  { shards, replicaProcessors, primaryProcessors }: Situation,
  { gateways, outcome }: Sized,
  { plan: title, outcome: how }: ScaleMessages,
): Line[] => {
  const figures: Readonly<Record<keyof typeof how, number>> = {
    hits: outcome.hits,
    gatewayProcessors: gateways * outcome.gateway,
    replicaProcessors: gateways * replicaProcessors * outcome.replica,
    primaryProcessors: shards * primaryProcessors * outcome.primary,
    projector: outcome.projector,
    resultP50Ms: outcome.resultP50Ms,
    resultP99Ms: outcome.resultP99Ms,
    pageP50Ms: outcome.pageP50Ms,
    pageP99Ms: outcome.pageP99Ms,
  };
  const names = Object.keys(how) as (keyof typeof how)[];
  return [
    { key: `${plan}.gateways`, value: gateways, how: title[plan] },
    ...names.map((name) => ({ key: `${plan}.${name}`, value: figures[name], how: how[name] })),
  ];
};
