import type { VisitReport } from '@rondelle/contracts/site/visits.inputs.ts';
import { stepOf, type VisitMetric, vitals } from '@rondelle/contracts/site/visits.ts';
import { withoutMemberNames } from '../addresses/member-paths.ts';

type Counted = readonly [VisitMetric, string];

/** Removes what may identify a person: names in paths of members' pages, mail addresses, long numbers. */
const anonymised = (text: string): string =>
  withoutMemberNames(text)
    .replaceAll(/\S+@\S+/g, '…')
    .replaceAll(/\d{5,}/g, '…');

const ofErrors = ({ page, errors = [] }: VisitReport): Counted[] =>
  errors.map(({ message, at }) => [
    'error',
    [anonymised(message), at, page ?? '404'].filter(Boolean).join(' · '),
  ]);

const ofVitals = ({ vitals: measured = {} }: VisitReport): Counted[] =>
  vitals.flatMap((vital): Counted[] => {
    const value = measured[vital];
    return value === undefined ? [] : [[vital, String(stepOf(vital, value))]];
  });

const ofView = ({ isView, page, lang, device, referrer, missing, emptySearch }: VisitReport): Counted[] => {
  if (!isView) return [];
  const counted: Counted[] = [
    ['language', lang],
    ['device', device],
  ];
  if (page !== null) counted.push(['page', page]);
  if (referrer !== undefined) counted.push(['referrer', referrer]);
  if (page === null && missing !== undefined) counted.push(['missing', anonymised(missing)]);
  if (emptySearch !== undefined && emptySearch.trim() !== '')
    counted.push(['emptySearch', anonymised(emptySearch.trim().toLowerCase())]);
  return counted;
};

/** The counters that a report increments by one. */
export const sumsOf = (report: VisitReport): readonly Counted[] => [
  ...(report.banner === undefined ? [] : ([['bannerView', String(report.banner)]] as const)),
  ...ofView(report),
  ...ofErrors(report),
  ...ofVitals(report),
];
