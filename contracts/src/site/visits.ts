/** Metrics, each counted by its own keys; none contains personal data. */
export const visitMetrics = [
  'page',
  'language',
  'device',
  'referrer',
  'missing',
  'emptySearch',
  'error',
  'bannerView',
  'bannerClick',
  'mailSent',
  'mailClick',
  'LCP',
  'INP',
  'CLS',
  'FCP',
  'TTFB',
] as const;
export type VisitMetric = (typeof visitMetrics)[number];

export const vitals = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type Vital = (typeof vitals)[number];

export const devices = ['phone', 'tablet', 'desk'] as const;
export type Device = (typeof devices)[number];

/** Path to which browsers send their reports. */
export const visitsPath = '/visits';
/** One in this many visits measures vitals. */
export const measuredOneIn = 4;

/** Upper bounds of histogram steps: milliseconds, for CLS thousandths; larger values count in the last step. */
export const vitalSteps: Readonly<Record<Vital, readonly number[]>> = {
  LCP: [500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000, 60_000],
  INP: [25, 50, 100, 150, 200, 300, 500, 800, 1_500, 60_000],
  CLS: [1, 10, 25, 50, 100, 150, 250, 400, 700, 60_000],
  FCP: [300, 600, 1_000, 1_400, 1_800, 2_400, 3_000, 5_000, 10_000, 60_000],
  TTFB: [50, 100, 200, 400, 600, 800, 1_200, 1_800, 3_000, 60_000],
};
/** Thresholds of web.dev: values up to `good` are good, values above `poor` are poor. */
export const vitalLimits: Readonly<Record<Vital, { readonly good: number; readonly poor: number }>> = {
  LCP: { good: 2_500, poor: 4_000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 100, poor: 250 },
  FCP: { good: 1_800, poor: 3_000 },
  TTFB: { good: 800, poor: 1_800 },
};

/** Returns the histogram step of a value. */
export const stepOf = (vital: Vital, value: number): number => {
  const steps = vitalSteps[vital];
  return steps.find((step) => value <= step) ?? steps.at(-1) ?? 0;
};

/** Periods of the analytics page, in days. */
export const visitPeriods = [7, 30, 90, 365] as const;
