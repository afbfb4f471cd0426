import { type ClipboardEvent, useId } from 'react';
import type { Answers } from '../../../lib/answers.ts';
import { m } from '../../../paraglide/messages.js';
import formClasses from '../../../ui/form/form.module.css';
import type { FormState } from '../../../ui/form/use-form.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { SelectSearch } from '../../../ui/form/SelectSearch.tsx';
import { useLeagueSearch } from '../use-choices.ts';
import { dayWithin } from '../use-start.ts';
import classes from './grid.module.css';
import { GridRow } from './GridRow.tsx';
import { type Grid, useGrid } from './use-grid.ts';

type Season = Answers['season']['get'];

function Where({ grid, season }: { grid: Grid; season: Season }) {
  const { values, setValues } = grid;
  const search = useLeagueSearch(season.slug);
  const form: FormState = {
    id: useId(),
    values,
    faults: [],
    busy: false,
    set: (name, value) => setValues({ [name]: value }),
    onSubmit: () => undefined,
  };
  return (
    <div className={classes.lines}>
      <SelectSearch
        form={form}
        name="leagueId"
        label={m.game_form_league()}
        hint={values['leagueName'] ? m.game_form_league_hint() : m.game_form_interleague_hint()}
        search={search}
        chosen={values['leagueName'] ?? ''}
        choose={(league) =>
          setValues({
            leagueId: league ? String(league.id) : '',
            leagueName: league?.name ?? '',
            regionId: league ? String(league.region.id) : '',
            ...(league && { categoryId: String(league.category.id), categoryName: league.category.name }),
          })
        }
      />
      {!values['leagueId'] && (
        <SelectField
          form={form}
          name="categoryId"
          label={m.game_form_category()}
          empty={m.game_form_choose()}
          options={season.categories.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
    </div>
  );
}

function Paste({ paste }: Pick<Grid, 'paste'>) {
  const id = useId();
  const onPaste = (event: ClipboardEvent) => {
    if (paste(event.clipboardData.getData('text/plain'))) event.preventDefault();
  };
  return (
    <div className={formClasses.field}>
      <label htmlFor={id}>{m.grid_paste()}</label>
      <p id={`${id}-hint`} className={formClasses.hint}>
        {m.grid_paste_hint()}
      </p>
      <textarea
        id={id}
        aria-describedby={`${id}-hint`}
        className={classes.paste}
        value=""
        onPaste={onPaste}
        onChange={(event) => paste(event.target.value)}
      />
    </div>
  );
}

/** A weekend’s results: typed, or pasted from a spreadsheet, checked row by row and saved together. */
export function ResultsGrid({ season }: { season: Season }) {
  const grid = useGrid(season, dayWithin(season));
  const waiting = grid.sending === 'waiting';
  return (
    <div className={classes.lines}>
      <Where grid={grid} season={season} />
      <Paste paste={grid.paste} />
      <div className={classes.grid}>
        {grid.rows.map((row, at) => (
          <GridRow
            key={at}
            row={row}
            number={at + 1}
            teams={grid.teams ?? []}
            faults={grid.faults[at] ?? []}
            set={(changes) => grid.setRow(at, changes)}
          />
        ))}
      </div>
      <p role="status" className={waiting ? formClasses.note : classes.said}>
        {waiting ? m.write_waiting() : grid.said}
      </p>
      <div className={classes.buttons}>
        <button
          type="button"
          className={formClasses.submit}
          aria-disabled={grid.sending !== 'no'}
          onClick={() => grid.sending === 'no' && void grid.save()}
        >
          {m.grid_save()}
        </button>
        <button type="button" className={formClasses.quiet} onClick={grid.addRows}>
          {m.grid_add_rows()}
        </button>
        <button type="button" className={formClasses.quiet} onClick={grid.startOver}>
          {m.draft_start_over()}
        </button>
      </div>
    </div>
  );
}
