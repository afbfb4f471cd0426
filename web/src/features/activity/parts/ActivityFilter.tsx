import type { ActivityAnswer } from '@rondelle/contracts/competition/activity.answers.ts';
import { activityActions, activityKinds } from '../../../lib/activity-actions.ts';
import { usePlace } from '../../../lib/place.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import classes from '../activity.module.css';
import { activityWords, kindWords } from '../../../ui/history/activity-words.ts';

type Props = Pick<ActivityAnswer, 'kind' | 'action'>;
type Option = { readonly value: string; readonly name: string };

function Select({
  name,
  label,
  chosen,
  options,
}: {
  name: string;
  label: string;
  chosen: string | null;
  options: readonly Option[];
}) {
  return (
    <label>
      {label}
      <select key={chosen} name={name} defaultValue={chosen ?? ''}>
        <option value="">{m.activity_all()}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Narrows the log by what it is about and what was done. A plain form, so it works without JavaScript too. */
export function ActivityFilter({ kind, action }: Props) {
  const { path } = usePlace();
  const kinds = activityKinds.map((value) => ({ value, name: kindWords(value) }));
  const actions = activityActions.map((value) => ({ value, name: activityWords(value) }));
  return (
    <form method="get" action={path} className={classes.filter}>
      <Select name="kind" label={m.activity_kind()} chosen={kind} options={kinds} />
      <Select name="action" label={m.activity_action()} chosen={action} options={actions} />
      <button type="submit">{m.activity_filter()}</button>
      {(kind || action) && <Link href={path}>{m.activity_clear()}</Link>}
    </form>
  );
}
