import type { FormProps } from '../../lib/form-props.ts';
import { usePlace } from '../../lib/place.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { NotSupervising } from '../../ui/structure/NotSupervising.tsx';
import { ChangeRuleset } from '../../ui/ruleset/ChangeRuleset.tsx';
import { OfLeague } from '../../ui/structure/OfLeague.tsx';

/** What a league counts by, for its supervisors to change. */
export function LeagueRuleset({ id, saved }: FormProps) {
  const { lang } = usePlace();
  const { client } = trpc.useUtils();
  return (
    <OfLeague id={id}>
      {(league) => {
        const ids = { lang, leagueId: league.id, seasonId: league.season.id };
        if (!league.maySupervise) return <NotSupervising kind="league" id={league.id} />;
        return (
          <ChangeRuleset
            name={`league-ruleset ${league.id}`}
            competition={league}
            send={(change, signal) =>
              client.league.changeRuleset.mutate({ ...ids, ...change }, signal ? { signal } : {})
            }
            done={(rules) => m.ruleset_changed({ name: league.name[lang], rules })}
            saved={saved}
          />
        );
      }}
    </OfLeague>
  );
}
