import type { FormProps } from '../../lib/form-props.ts';
import { trpc } from '../../lib/trpc.ts';
import { ChangeRuleset } from '../../ui/ruleset/ChangeRuleset.tsx';
import { OfSupervisedLeague } from '../../ui/structure/OfSupervised.tsx';

/** What a league counts by, for its supervisors to change. */
export function LeagueRuleset({ id, saved }: FormProps) {
  const { client } = trpc.useUtils();
  return (
    <OfSupervisedLeague id={id}>
      {(league, ids) => (
        <ChangeRuleset
          name={`league-ruleset ${league.id}`}
          kind="league"
          competition={league}
          current={() => client.league.current.query({ lang: ids.lang, id: league.id })}
          send={(change, options) => client.league.changeRuleset.mutate({ ...ids, ...change }, options)}
          saved={saved}
        />
      )}
    </OfSupervisedLeague>
  );
}
