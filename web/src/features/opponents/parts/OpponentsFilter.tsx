import { Box, Button, NativeSelect } from '@mantine/core';
import { opponentDistances, opponentLevels } from '@rondelle/contracts/competition/opponent-filters.ts';
import type { OpponentsOutput } from '@rondelle/contracts/competition/opponents.ts';
import { formatDay, formatDays } from '../../../lib/format/format.ts';
import { usePage, usePageLocation } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { FilterForm } from '../../../ui/filter-form/FilterForm.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import blocks from '../../../ui/blocks.module.css';
import { levelWords, withinWords } from '../opponent-words.ts';

type Props = Pick<OpponentsOutput, 'basis' | 'from' | 'within' | 'level' | 'weekend' | 'saturdays'>;

type FlagProps = { name: 'unmet' | 'free'; label: string; isChecked: boolean };

/** Mantine's checkbox would take the page over its budget. */
function Flag({ name, label, isChecked }: FlagProps) {
  return (
    <Box component="label" className={`${blocks.beside} ${blocks.tight}`} mih="1.75rem">
      <Box component="input" type="checkbox" name={name} value="1" defaultChecked={isChecked} w={20} h={20} />
      {label}
    </Box>
  );
}

/** The filters of the page, folded under a summary in words, so that the list is on a phone's first screen. */
export function OpponentsFilter({ basis, from, within, level, weekend, saturdays }: Props) {
  const { path, search } = usePageLocation();
  const { unmet, free } = usePage('opponents').values;
  const inWords = [
    from && withinWords(within),
    basis !== 'distance' && levelWords(level, basis),
    weekend && formatDays(weekend.saturday, weekend.sunday),
    unmet && m.opponents_unmet(),
    free && m.opponents_free(),
  ].filter((words) => typeof words === 'string');
  return (
    <details className={blocks.fold}>
      <summary>{m.opponents_filters({ filters: inWords.join(' · ') })}</summary>
      <FilterForm>
        {from && (
          <NativeSelect
            key={`within ${within}`}
            name="within"
            label={m.opponents_within()}
            defaultValue={within}
            data={opponentDistances.map((value) => ({ value, label: withinWords(value) }))}
          />
        )}
        {basis !== 'distance' && (
          <NativeSelect
            key={`level ${level}`}
            name="level"
            label={m.opponents_level()}
            defaultValue={level}
            data={opponentLevels.map((value) => ({ value, label: levelWords(value, basis) }))}
          />
        )}
        {saturdays.length > 0 && (
          <NativeSelect
            key={`on ${weekend?.saturday}`}
            name="on"
            label={m.opponents_on()}
            defaultValue={weekend?.saturday ?? ''}
            data={[
              ...(weekend ? [] : [{ value: '', label: '–' }]),
              ...saturdays.map((value) => ({ value, label: formatDay(value) })),
            ]}
          />
        )}
        <div>
          <Flag
            key={`unmet ${unmet}`}
            name="unmet"
            label={m.opponents_unmet()}
            isChecked={unmet !== undefined}
          />
          <Flag key={`free ${free}`} name="free" label={m.opponents_free()} isChecked={free !== undefined} />
        </div>
        <Button type="submit">{m.opponents_show()}</Button>
        {search !== '' && <Link href={path}>{m.opponents_reset()}</Link>}
      </FilterForm>
    </details>
  );
}
