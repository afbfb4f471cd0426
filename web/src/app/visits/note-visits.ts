import { measuredOneIn } from '@rondelle/contracts/site/visits.ts';
import { onErrors } from './errors.ts';
import { hostOf, mayTell, tell, type Telling } from './tell.ts';

export type View = Pick<Telling, 'page' | 'lang' | 'missing' | 'emptySearch'>;
export type Noted = {
  /** The page that is looked at now. */
  readonly view: (view: View) => void;
};

const longest = 60;

/** How fast the visit was, once it is left or hidden: one visit in so many. */
const measure = async (pageNow: () => View | null): Promise<void> => {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const vitals: Record<string, number> = {};
  const note = ({ name, value }: { name: string; value: number }) => {
    vitals[name] = Math.round(name === 'CLS' ? value * 1_000 : value);
  };
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(note);
  let isTold = false;
  document.addEventListener('visibilitychange', () => {
    const now = pageNow();
    if (isTold || !now || document.visibilityState !== 'hidden' || Object.keys(vitals).length === 0) return;
    isTold = true;
    tell({ page: now.page, lang: now.lang, isView: false, vitals });
  });
};

/** Notes views, errors and, of some visits, how fast they were. */
export const noteVisits = (): Noted => {
  let now: View | null = null;
  let isFirst = true;
  if (mayTell()) {
    onErrors((error) => {
      if (now) tell({ page: now.page, lang: now.lang, isView: false, errors: [error] });
    });
    if (Math.random() * measuredOneIn < 1) measure(() => now).catch(() => undefined); // a connection that is lost costs a measure
  }
  return {
    view: (view) => {
      now = view;
      const { missing, emptySearch, ...page } = view;
      const referrer = isFirst ? hostOf(document.referrer, location.hostname) : undefined;
      isFirst = false;
      tell({
        ...page,
        isView: true,
        ...(referrer !== undefined && { referrer }),
        ...(missing !== undefined && { missing: missing.slice(0, 100) }),
        ...(emptySearch !== undefined && { emptySearch: emptySearch.slice(0, longest) }),
      });
    },
  };
};
