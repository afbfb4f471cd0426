import type { VisitsOutput } from '@rondelle/contracts/site/visits.inputs.ts';
import { devices, type Vital, vitalLimits, vitalSteps } from '@rondelle/contracts/site/visits.ts';
import { formatNumber } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import type { Figure } from '../../ui/figures/Figures.tsx';
import { pageWords } from './page-words.ts';

type Sums = VisitsOutput['most']['page'];

export const totalOf = (sums: Sums): number => [...sums.values()].reduce((sum, count) => sum + count, 0);

/** Views of today, of the whole period and of its best day; `views` has the oldest day first. */
export const viewFigures = (views: VisitsOutput['views']): Figure[] => {
  const all = views.map((one) => one.views);
  return [
    { label: m.analytics_today(), value: formatNumber(all.at(-1) ?? 0), main: true },
    { label: m.analytics_in_period(), value: formatNumber(all.reduce((sum, one) => sum + one, 0)) },
    { label: m.analytics_best_day(), value: formatNumber(Math.max(0, ...all)) },
  ];
};

const deviceWords = { phone: m.analytics_phone, tablet: m.analytics_tablet, desk: m.analytics_desk } as const;
const languageWords = { fr: m.analytics_fr, en: m.analytics_en } as const;

/** Label of a counted key: the name of a page, device or language. Other keys are returned unchanged. */
export const keyWords = (metric: string, key: string): string => {
  if (metric === 'page') return pageWords(key);
  const device = devices.find((one) => one === key);
  if (metric === 'device' && device) return deviceWords[device]();
  if (metric === 'language' && (key === 'fr' || key === 'en')) return languageWords[key]();
  return key;
};

/** Returns the 75th percentile, interpolated linearly within its histogram step; null without measurements. */
export const seventyFifth = (vital: Vital, sums: Sums): number | null => {
  const total = totalOf(sums);
  let seen = 0;
  let from = 0;
  for (const step of vitalSteps[vital]) {
    const count = sums.get(String(step)) ?? 0;
    if (count > 0 && seen + count >= total * 0.75)
      return Math.round(from + ((total * 0.75 - seen) / count) * (step - from));
    seen += count;
    from = step;
  }
  return null;
};

/** Rates a value by the thresholds in `vitalLimits`. */
export const ratingWords = (vital: Vital, value: number): string => {
  const { good, poor } = vitalLimits[vital];
  if (value <= good) return m.analytics_good();
  return value <= poor ? m.analytics_middling() : m.analytics_poor();
};
