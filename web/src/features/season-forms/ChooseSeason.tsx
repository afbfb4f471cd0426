import type { CurrentSeason } from '@rondelle/contracts/competition/structure.outputs.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { useNav } from '../../lib/page/nav.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { ChangeForm } from '../../ui/form/ChangeForm.tsx';
import { seasonForms } from './season-forms.tsx';

type Props = Pick<FormProps, 'saved'> & { entity: CurrentSeason };

function Choose({ entity: { id: seasonId, slug, isOngoing }, saved }: Props) {
  const { client } = useClient();
  const before = useNav()?.ongoingSeason;
  if (isOngoing) return <p>{m.season_is_ongoing()}</p>;
  return (
    <ChangeForm
      draft={`choose-season ${seasonId}`}
      initial={{}}
      inputOf={() => ({ seasonId })}
      send={client.season.choose.mutate}
      submit={m.season_form_choose()}
      done={({ path }) => ({ message: m.season_chosen({ season: slug }), path })}
      undo={before ? (again) => client.season.choose.mutate({ ...again, seasonId: before.id }) : undefined}
      saved={saved}
    >
      {() => <p>{m.season_choose_question({ season: slug })}</p>}
    </ChangeForm>
  );
}

/** Makes a season the ongoing one, the default of pages without a season in their URL. */
export const ChooseSeason = seasonForms.formOf(Choose);
