import { ActionIcon } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Popover.css';
import { DateInput, type DateInputProps } from '@mantine/dates';
import '@mantine/dates/styles.css';
import { useState } from 'react';
import 'dayjs/locale/en-ca.js';
import 'dayjs/locale/fr-ca.js';
import { currentLanguage } from '../../lib/format/lang.ts';
import { m } from '../../paraglide/messages.js';

type Props = Omit<DateInputProps, 'value' | 'onChange'> & {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  choose: (day: string) => void;
  min?: string;
  max?: string;
};

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/**
 * For pointers only. With the keyboard a day is typed, and a calendar that opens on focus would cover the next field.
 */
const CalendarButton = ({ toggle }: { toggle: () => void }) => (
  <ActionIcon
    variant="subtle"
    size="lg"
    tabIndex={-1}
    aria-label={m.form_date_pick()}
    onMouseDown={(event) => event.preventDefault()}
    onClick={toggle}
  >
    <svg width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor" aria-hidden="true">
      <rect x="1.5" y="3" width="15" height="13" rx="2" />
      <path d="M1.5 7.5h15M5.5 1v4M12.5 1v4" />
    </svg>
  </ActionIcon>
);

/** A day, typed or picked; `min` and `max` limit the calendar. */
export function DayInput({ value, choose, min = '', max = '9999-12-31', ...inputProps }: Props) {
  const [open, setOpen] = useState(false);
  const onChange = (day: string | null) => {
    choose(day ?? '');
    setOpen(false);
  };
  return (
    <DateInput
      {...inputProps}
      value={value || null}
      onChange={onChange}
      dateParser={(text) => (isDay(text) ? text : null)}
      valueFormat="YYYY-MM-DD"
      placeholder={m.form_date_format()}
      inputMode="numeric"
      clearable
      allowDeselect={false}
      clearSectionMode="rightSection"
      rightSectionPointerEvents="all"
      rightSectionWidth={34}
      styles={{ input: { paddingInlineStart: '0.6rem' } }}
      rightSection={<CalendarButton toggle={() => setOpen(!open)} />}
      popoverProps={{ opened: open, onChange: setOpen }}
      // The first Escape closes the calendar, the second the form.
      data-mantine-stop-propagation={open || undefined}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      locale={`${currentLanguage()}-ca`}
      firstDayOfWeek={1}
      maxLevel="year"
      // Mantine's colours of weekends and of other months' days are too pale to read.
      weekendDays={[]}
      hideOutsideDates
      getDayProps={(day) => ({ disabled: day < min || day > max })}
      ariaLabels={{
        previousMonth: m.form_month_before(),
        nextMonth: m.form_month_after(),
        previousYear: m.form_year_before(),
        nextYear: m.form_year_after(),
      }}
    />
  );
}
