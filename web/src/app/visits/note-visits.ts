import { measuredOneIn } from '@rondelle/contracts/site/visits.ts';
import { onErrors } from './errors.ts';
import { hostOf, mayReport, report, type Report } from './report.ts';

export type View = Pick<Report, 'page' | 'lang' | 'missing' | 'emptySearch'>;
export type Noted = {
  /** Reports the page that is shown now. */
  readonly view: (view: View) => void;
};

const longest = 60;

/** Reports the web vitals of a visit once the page is hidden or left. */
const measure = async (pageNow: () => View | null): Promise<void> => {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const vitals: Record<string, number> = {};
  const note = ({ name, value }: { name: string; value: number }) => {
    vitals[name] = Math.round(name === 'CLS' ? value * 1_000 : value);
  };
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(note);
  let isSent = false;
  document.addEventListener('visibilitychange', () => {
    const now = pageNow();
    if (isSent || !now || document.visibilityState !== 'hidden' || Object.keys(vitals).length === 0) return;
    isSent = true;
    report({ page: now.page, lang: now.lang, isView: false, vitals });
  });
};

/** Reports page views, uncaught errors and, for a sample of visits, web vitals. */
export const noteVisits = (): Noted => {
  let now: View | null = null;
  let isFirst = true;
  if (mayReport()) {
    onErrors((error) => {
      if (now) report({ page: now.page, lang: now.lang, isView: false, errors: [error] });
    });
    if (Math.random() * measuredOneIn < 1) measure(() => now).catch(() => undefined); // a lost measurement is harmless
  }
  return {
    view: (view) => {
      now = view;
      const { missing, emptySearch, ...page } = view;
      const referrer = isFirst ? hostOf(document.referrer, location.hostname) : undefined;
      isFirst = false;
      report({
        ...page,
        isView: true,
        ...(referrer !== undefined && { referrer }),
        ...(missing !== undefined && { missing: missing.slice(0, 100) }),
        ...(emptySearch !== undefined && { emptySearch: emptySearch.slice(0, longest) }),
      });
    },
  };
};
