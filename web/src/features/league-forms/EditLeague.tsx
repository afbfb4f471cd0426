import type { LeagueAsItStands } from '@rondelle/contracts/competition/structure.answers.ts';
import type { FormProps } from '../../lib/form-props.ts';
import { newCommandId } from '../../lib/new-command-id.ts';
import { usePlace } from '../../lib/place.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { checkName, nameIn, NameFields, nameValues } from '../../ui/form/NameFields.tsx';
import { useTheirs } from '../../ui/form/use-theirs.ts';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { OfLeague } from '../../ui/structure/OfLeague.tsx';

const valuesOf = ({ name, revision }: LeagueAsItStands) => ({ ...nameValues(name), revision });

function Loaded({ league, saved }: FormProps & { league: LeagueAsItStands }) {
  const { lang } = usePlace();
  const { client } = trpc.useUtils();
  const ids = { leagueId: league.id, seasonId: league.season.id };
  const form = useWriteForm({
    draft: `edit-league ${league.id}`,
    initial: valuesOf(league),
    check: checkName,
    inputOf: (values) => ({ ...ids, ifRevision: values['revision'] ?? '', name: nameIn(values) }),
    send: (input, signal) => client.league.rename.mutate({ ...input, lang }, { signal }),
    done: ({ path, revision }, values) =>
      saved({
        message: m.league_edited({ name: nameIn(values)[lang] }),
        path,
        undo: () =>
          client.league.rename.mutate({
            ...ids,
            name: league.name,
            lang,
            commandId: newCommandId(),
            ifRevision: revision,
          }),
      }),
  });
  const theirs = useTheirs({
    form,
    now: async () => valuesOf(await client.league.current.query({ lang, id: league.id })),
    fields: { name: { label: m.structure_name_fr() }, nameEn: { label: m.structure_name_en() } },
  });
  return (
    <WriteForm form={form} submit={m.form_save()} {...theirs}>
      <NameFields form={form} />
      <p>{m.league_fixed_hint()}</p>
    </WriteForm>
  );
}

/** What a league is called. */
export function EditLeague(props: FormProps) {
  return <OfLeague id={props.id}>{(league) => <Loaded {...props} league={league} />}</OfLeague>;
}
