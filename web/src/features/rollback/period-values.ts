import type { FieldError } from '../../lib/http/call-error.ts';
import { m } from '../../paraglide/messages.js';
import type { RollBackQuery } from './use-plan.ts';

/** The member's number, or the log's id of an erased member, with the displayed name; local days and times. */
export type PeriodValues = {
  readonly member: string;
  readonly name: string;
  readonly fromDay: string;
  readonly fromTime: string;
  readonly toDay: string;
  readonly toTime: string;
};

const dayStarts = '00:00';
const dayEnds = '23:59';

export const isLogId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** The values for a URL; whole days when it has no times. */
export const valuesIn = (search: URLSearchParams): PeriodValues => {
  const at = (name: string) => (search.get(name) ?? '').split('T');
  const [fromDay = '', fromTime = dayStarts] = at('from');
  const [toDay = '', toTime = dayEnds] = at('to');
  return {
    member: search.get('member')?.trim() ?? '',
    name: '',
    fromDay,
    fromTime: fromTime.slice(0, 5),
    toDay,
    toTime: toTime.slice(0, 5),
  };
};

/** The period as in the URL. The last minute of a day is whole. */
export const queryOf = ({ member, fromDay, fromTime, toDay, toTime }: PeriodValues): RollBackQuery => ({
  member,
  from: `${fromDay}T${fromTime || dayStarts}`,
  to: `${toDay}T${toTime === dayEnds || toTime === '' ? `${dayEnds}:59` : toTime}`,
});

export const checkPeriod = (values: PeriodValues): readonly FieldError[] => {
  const { member, fromDay, toDay } = values;
  const { from, to } = queryOf(values);
  return [
    ...(member ? [] : [{ field: 'member', message: m.roll_back_check_member() }]),
    ...(fromDay ? [] : [{ field: 'fromDay', message: m.structure_check_starts() }]),
    ...(toDay ? [] : [{ field: 'toDay', message: m.structure_check_ends() }]),
    ...(fromDay && toDay && from > to ? [{ field: 'toDay', message: m.structure_check_reversed() }] : []),
  ];
};
