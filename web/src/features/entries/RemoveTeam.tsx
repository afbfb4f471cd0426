import type { Bilingual } from '@rondelle/contracts/competition/vocabulary.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { ChangeForm, type Envelope } from '../../ui/form/ChangeForm.tsx';

export type Removal = Pick<FormProps, 'saved'> & {
  kind: 'league' | 'tournament';
  competition: {
    readonly id: number;
    readonly name: Bilingual;
    readonly season: { readonly id: number };
  };
  team: { readonly id: number; readonly name: string };
  /** Enters the team again where it was. */
  enterAgain: (again: Envelope) => Promise<unknown>;
};

/** Asks for confirmation and removes a team; displays the server's message for a domain error. */
export function RemoveTeam({ kind, competition, team, enterAgain, saved }: Removal) {
  const { lang, client } = useClient();
  const words = { team: team.name, competition: competition.name[lang] };
  const about = { seasonId: competition.season.id, teamId: team.id };
  return (
    <ChangeForm
      draft={`remove-${kind}-team ${competition.id} ${team.id}`}
      initial={{}}
      inputOf={() => about}
      send={(input, options) =>
        kind === 'league'
          ? client.league.removeTeam.mutate({ ...input, leagueId: competition.id }, options)
          : client.tournament.removeTeam.mutate({ ...input, tournamentId: competition.id }, options)
      }
      submit={m.entries_remove_confirm()}
      done={() => ({ message: m.entries_removed(words) })}
      undo={enterAgain}
      previewed={() => ({
        procedure: `${kind}.removeTeam`,
        input: { ...about, [`${kind}Id`]: competition.id },
      })}
      saved={saved}
    >
      {() => <p>{m.entries_remove_question(words)}</p>}
    </ChangeForm>
  );
}
