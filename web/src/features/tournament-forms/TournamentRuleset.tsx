import type { FormProps } from '../../lib/form-props.ts';
import { usePlace } from '../../lib/place.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { NotSupervising } from '../../ui/structure/NotSupervising.tsx';
import { ChangeRuleset } from '../../ui/ruleset/ChangeRuleset.tsx';
import { OfTournament } from '../../ui/structure/OfTournament.tsx';

/** What a tournament counts by, for its supervisors to change. */
export function TournamentRuleset({ id, saved }: FormProps) {
  const { lang } = usePlace();
  const { client } = trpc.useUtils();
  return (
    <OfTournament id={id}>
      {(tournament) => {
        const ids = { lang, tournamentId: tournament.id, seasonId: tournament.season.id };
        if (!tournament.maySupervise) return <NotSupervising kind="tournament" id={tournament.id} />;
        return (
          <ChangeRuleset
            name={`tournament-ruleset ${tournament.id}`}
            competition={tournament}
            send={(change, signal) =>
              client.tournament.changeRuleset.mutate({ ...ids, ...change }, signal ? { signal } : {})
            }
            done={(rules) => m.ruleset_changed({ name: tournament.name[lang], rules })}
            saved={saved}
          />
        );
      }}
    </OfTournament>
  );
}
