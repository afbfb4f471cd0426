import type { WriteConflict } from '@rondelle/contracts/competition/writing.outputs.ts';
import { formatInstant } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import { fieldName, fieldValue } from '../history/field-words.ts';
import classes from './form.module.css';
import type { Difference } from './use-theirs.ts';
import type { WriteFormState } from './use-write-form.ts';

type Props = {
  form: WriteFormState;
  conflict: WriteConflict;
  takeTheirs: () => void;
  /** What changed, where the form has found that out itself; of a game the conflict says so. */
  differences?: readonly Difference[];
};

/** A team is named by its name, everything else by the field itself. */
const mine = ({ values }: WriteFormState, field: string) =>
  fieldValue(field, values[`${field}Name`] ?? values[field] ?? null);

const ofGame = (form: WriteFormState, { changes }: WriteConflict): readonly Difference[] =>
  changes.map(({ field, after }) => ({
    name: fieldName(field),
    theirs: fieldValue(field, after),
    mine: mine(form, field),
  }));

const saying = ({ by, at }: WriteConflict, isGame: boolean): string => {
  const when = formatInstant(at);
  if (isGame) return by ? m.conflict_by({ name: by, at: when }) : m.conflict_by_someone({ at: when });
  return by ? m.conflict_elsewhere_by({ name: by, at: when }) : m.conflict_elsewhere_by_someone({ at: when });
};

/** Who changed what meanwhile, beside one's own values; nothing is overwritten unseen. */
export function ConflictNote({ form, conflict, takeTheirs, differences }: Props) {
  const changes = differences ?? ofGame(form, conflict);
  return (
    <section className={classes.note} aria-label={m.conflict_title()}>
      <p>{saying(conflict, differences === undefined)}</p>
      {changes.length > 0 && (
        <table className={classes.conflict}>
          <thead>
            <tr>
              <th scope="col">{m.conflict_field()}</th>
              <th scope="col">{m.conflict_theirs()}</th>
              <th scope="col">{m.conflict_mine()}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <tr key={change.name}>
                <th scope="row">{change.name}</th>
                <td>{change.theirs || m.history_empty_value()}</td>
                <td>{change.mine || m.history_empty_value()}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <button type="button" className={classes.quiet} onClick={takeTheirs}>
        {m.conflict_take_theirs()}
      </button>
      <p className={classes.hint}>{m.conflict_keep_mine()}</p>
    </section>
  );
}
