import { Button } from '@mantine/core';
import { dayInQuebec, endOfDayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import { formatDay, formatInstant } from '../../lib/format/format.ts';
import { usePageLocation, withSearch } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { DayFilter } from '../filter-form/DayFilter.tsx';
import { FilterForm } from '../filter-form/FilterForm.tsx';
import { Link } from '../link/Link.tsx';
import blocks from '../blocks.module.css';

type Props = { asOf: { playedBy: string | null; knownAt: string | null } };

const own: ReadonlySet<string> = new Set(['playedBy', 'knownOn', 'knownAt']);

/** Hidden inputs with the other search parameters, for submitting without JavaScript. */
function OtherParams() {
  const params = [...new URLSearchParams(usePageLocation().search)].filter(([name]) => !own.has(name));
  return params.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

const knownWords = (instant: string): string => {
  const day = dayInQuebec(instant);
  const wholeDay = Date.parse(endOfDayInQuebec(day)) === Date.parse(instant);
  return wholeDay
    ? m.asof_known_day_notice({ day: formatDay(day) })
    : m.asof_known_notice({ instant: formatInstant(instant) });
};

function Notice({ asOf: { playedBy, knownAt } }: Props) {
  return (
    <p className={blocks.notice} role="status">
      {playedBy && <span>{m.asof_played_notice({ day: formatDay(playedBy) })}</span>}{' '}
      {knownAt && <span>{knownWords(knownAt)}</span>}
    </p>
  );
}

/**
 * Form for a table's two clocks: games played up to a day, and what was recorded by the end of a day. An empty day
 * means today.
 */
export function AsOfForm({ asOf }: Props) {
  const pageLocation = usePageLocation();
  const { playedBy, knownAt } = asOf;
  return (
    <section className={blocks.apart} aria-label={m.asof_title()}>
      <FilterForm>
        <OtherParams />
        <DayFilter
          key={`played ${playedBy}`}
          name="playedBy"
          label={m.asof_played_by()}
          day={playedBy ?? ''}
        />
        <DayFilter
          key={`known ${knownAt}`}
          name="knownOn"
          label={m.asof_known_on()}
          day={knownAt ? dayInQuebec(knownAt) : ''}
        />
        <Button type="submit">{m.asof_apply()}</Button>
        <Link href={withSearch(pageLocation, { playedBy: null, knownOn: null, knownAt: null })}>
          {m.asof_reset()}
        </Link>
      </FilterForm>
      <p className={blocks.note}>{m.asof_hint()}</p>
      <Notice asOf={asOf} />
    </section>
  );
}
