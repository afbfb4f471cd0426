import { Group } from '@mantine/core';
import { useLocation } from 'wouter';
import { usePageLocation, withSearch } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { DateField } from '../../../ui/form/DateField.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { TimeField } from '../../../ui/form/TimeField.tsx';
import { useForm } from '../../../ui/fields/use-form.ts';
import { checkPeriod, type PeriodValues, queryOf, valuesIn } from '../period-values.ts';
import { MemberField } from './MemberField.tsx';

/** Chooses the member and the period; both are in the URL. `found` is the name of the member in it. */
export function PeriodForm({ found }: { found: string }) {
  const location = usePageLocation();
  const [, navigate] = useLocation();
  const search = new URLSearchParams(location.search);
  const form = useForm<PeriodValues>({
    initial: valuesIn(search),
    check: checkPeriod,
    send: async (values) => navigate(withSearch(location, { ...queryOf(values), page: null })),
  });
  const isSame = form.values.member === search.get('member')?.trim();
  return (
    <Form form={form} submit={m.roll_back_look()}>
      <MemberField form={form} found={isSame ? found : ''} />
      <Group align="start" grow>
        <DateField form={form} name="fromDay" label={m.roll_back_from()} />
        <TimeField form={form} name="fromTime" label={m.roll_back_from_time()} />
      </Group>
      <Group align="start" grow>
        <DateField form={form} name="toDay" label={m.roll_back_to()} />
        <TimeField form={form} name="toTime" label={m.roll_back_to_time()} />
      </Group>
    </Form>
  );
}
