import type { FormProps } from '../../lib/form-props.ts';
import { trpc } from '../../lib/trpc.ts';
import { ChangeRuleset } from '../../ui/ruleset/ChangeRuleset.tsx';
import { OfSupervisedTournament } from '../../ui/structure/OfSupervised.tsx';

/** What a tournament counts by, for its supervisors to change. */
export function TournamentRuleset({ id, saved }: FormProps) {
  const { client } = trpc.useUtils();
  return (
    <OfSupervisedTournament id={id}>
      {(tournament, ids) => (
        <ChangeRuleset
          name={`tournament-ruleset ${tournament.id}`}
          kind="tournament"
          competition={tournament}
          current={() => client.tournament.current.query({ lang: ids.lang, id: tournament.id })}
          send={(change, options) => client.tournament.changeRuleset.mutate({ ...ids, ...change }, options)}
          saved={saved}
        />
      )}
    </OfSupervisedTournament>
  );
}
