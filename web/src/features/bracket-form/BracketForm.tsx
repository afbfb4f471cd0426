import { mostBracketGames } from '@rondelle/contracts/competition/bracket-limits.ts';
import type { CurrentTournament } from '@rondelle/contracts/competition/structure.outputs.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { numbered } from '../../ui/bracket/bracket-place-words.ts';
import { BracketProblems } from '../../ui/bracket-problems/PlannedProblems.tsx';
import { InSeason, optionsOf, type SeasonChoices } from '../../ui/form/InSeason.tsx';
import { NumberField } from '../../ui/form/NumberField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { NotSupervising } from '../../ui/structure/NotSupervising.tsx';
import { TournamentLoader } from '../../ui/structure/TournamentLoader.tsx';
import { useDisplayedCategory } from '../../ui/structure/use-displayed-category.ts';
import { sizesFor } from './bracket-presets.ts';
import { bracketSizeWords } from './bracket-size-words.ts';
import {
  bracketIn,
  type BracketValues,
  bracketValues,
  groupsIn,
  presetValues,
  slotsIn,
  teamsOf,
  wholeBracket,
} from './bracket-values.ts';
import { checkBracket } from './check-bracket.ts';
import { nearbyIn } from './nearby-in.ts';
import { AddSlot } from './AddSlot.tsx';
import { withoutSlot, withSlot } from './change-slots.ts';
import { SlotFields } from './SlotFields.tsx';

type Props = Pick<FormProps, 'saved'> & { tournament: CurrentTournament; choices: SeasonChoices };

const yesOrNo = () => [
  { value: 'yes', label: m.bracket_yes() },
  { value: 'no', label: m.bracket_no() },
];

const useBracket = ({ tournament, saved }: Props) => {
  const { lang } = usePageLocation();
  const ids = { lang, tournamentId: tournament.id, seasonId: tournament.season.id };
  const { client } = trpc.useUtils();
  const displayedCategory = useDisplayedCategory(tournament.categoryIds) ?? 0;
  return useWriteForm<BracketValues, ReturnType<typeof bracketIn>, { path: string | null; revision: string }>(
    {
      draft: `tournament-bracket ${tournament.id}`,
      initial: bracketValues(tournament, displayedCategory),
      check: checkBracket,
      inputOf: bracketIn,
      send: (input, signal) => client.tournament.drawBracket.mutate({ ...ids, ...input }, { signal }),
      done: ({ path, revision }, values) => {
        const { categoryId, slots } = bracketIn(values);
        const before = bracketIn(bracketValues(tournament, categoryId));
        saved({
          message: slots.length > 0 ? m.bracket_saved() : m.bracket_taken_away(),
          path,
          undo: () =>
            client.tournament.drawBracket.mutate({
              ...ids,
              ...before,
              commandId: newCommandId(),
              ifRevision: revision,
            }),
        });
      },
    },
  );
};

function BracketForm(props: Props) {
  const { tournament, choices } = props;
  const form = useBracket(props);
  const categoryId = Number(form.values['categoryId']);
  const teams = teamsOf(tournament, categoryId);
  const slots = numbered(slotsIn(form.values));
  const near = nearbyIn(form.values, tournament);
  const held = choices.categories.filter(({ id }) => tournament.categoryIds.includes(id));
  /** Replaces the games with a preset, if a size is chosen. */
  const fill = (changes: Readonly<Record<string, string>>) => {
    const values = { ...form.values, ...changes };
    const { size = '', bronze, consolation } = values;
    const extras = { hasBronze: bronze === 'yes', hasConsolation: consolation === 'yes' };
    const isCount = size !== '' && size !== 'none';
    form.setAll({
      ...changes,
      ...(size === 'none' && { slots: '' }),
      ...(isCount && presetValues(groupsIn(teams), Number(size), extras, tournament)),
    });
  };
  const sizes = sizesFor(teams.length).map((size) => ({
    value: String(size),
    label: bracketSizeWords(size),
  }));
  return (
    <WriteForm form={form} submit={m.form_save()}>
      <p>{m.bracket_form_hint()}</p>
      {held.length > 1 && (
        <SelectField
          form={form}
          name="categoryId"
          label={m.game_form_category()}
          options={optionsOf(held)}
          onChoose={(chosen) => form.setAll(bracketValues(tournament, Number(chosen)))}
        />
      )}
      {teams.length < 2 && <Note>{m.bracket_no_teams()}</Note>}
      <SelectField
        form={form}
        name="size"
        label={m.bracket_size()}
        hint={m.bracket_size_hint()}
        options={[
          ...(form.values['size'] === '' && slots.length > 0
            ? [{ value: '', label: m.bracket_size_kept() }]
            : []),
          { value: 'none', label: m.bracket_size_none() },
          ...sizes,
        ]}
        {...(slots.length === 0 && form.values['size'] === '' && { empty: m.game_form_choose() })}
        onChoose={(size) => fill({ size })}
      />
      <SelectField
        form={form}
        name="bronze"
        label={m.stage_bronze()}
        options={yesOrNo()}
        onChoose={(bronze) => fill({ bronze })}
      />
      <SelectField
        form={form}
        name="consolation"
        label={m.stage_consolation()}
        hint={m.bracket_consolation_hint()}
        options={yesOrNo()}
        onChoose={(consolation) => fill({ consolation })}
      />
      <NumberField
        form={form}
        name="groupGames"
        label={m.bracket_games()}
        hint={m.bracket_games_hint()}
        maxLength={2}
      />
      {slots.map((slot) => (
        <SlotFields
          key={slot.slot}
          form={form}
          slots={slots}
          slot={slot}
          teams={teams}
          season={tournament.season.slug}
          near={near}
          remove={() => form.setAll(withoutSlot(form.values, slot.slot))}
        />
      ))}
      {teams.length > 1 && slots.length < mostBracketGames && (
        <AddSlot add={(stage) => form.setAll(withSlot(form.values, stage, tournament.endsOn))} />
      )}
      <div role="status">
        <BracketProblems
          tournament={tournament}
          categoryId={categoryId}
          slots={wholeBracket(form.values)}
          categories={held}
        />
      </div>
    </WriteForm>
  );
}

/** Form that plans the knock-out games of a category. The site fills in the teams as groups and games end. */
export function TournamentBracket({ id, saved }: FormProps) {
  return (
    <TournamentLoader id={id}>
      {(tournament) =>
        tournament.maySupervise ? (
          <InSeason>
            {(choices) => <BracketForm tournament={tournament} choices={choices} saved={saved} />}
          </InSeason>
        ) : (
          <NotSupervising kind="tournament" id={tournament.id} />
        )
      }
    </TournamentLoader>
  );
}
