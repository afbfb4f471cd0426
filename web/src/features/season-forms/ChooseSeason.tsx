import type { CurrentSeason } from '@rondelle/contracts/competition/structure.outputs.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { useNav } from '../../lib/page/nav.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { SeasonLoader } from './SeasonLoader.tsx';

function Loaded({ season: { id: seasonId, slug }, saved }: FormProps & { season: CurrentSeason }) {
  const { lang, client } = useClient();
  const before = useNav()?.ongoingSeason;
  const choose = (id: number) => ({ lang, seasonId: id });
  const form = useWriteForm({
    draft: `choose-season ${seasonId}`,
    initial: {},
    inputOf: () => choose(seasonId),
    send: (input, signal) => client.season.choose.mutate(input, { signal }),
    done: ({ path }) =>
      saved({
        message: m.season_chosen({ season: slug }),
        path,
        ...(before && {
          undo: () => client.season.choose.mutate({ ...choose(before.id), commandId: newCommandId() }),
        }),
      }),
  });
  return (
    <WriteForm form={form} submit={m.season_form_choose()}>
      <p>{m.season_choose_question({ season: slug })}</p>
    </WriteForm>
  );
}

/** Makes a season the ongoing one, the default of pages without a season in their URL. */
export function ChooseSeason(props: FormProps) {
  return (
    <SeasonLoader id={props.id}>
      {(season) =>
        season.isOngoing ? <p>{m.season_is_ongoing()}</p> : <Loaded {...props} season={season} />
      }
    </SeasonLoader>
  );
}
