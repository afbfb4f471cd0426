import type { SeasonReplay } from '@rondelle/contracts/site/views-state.ts';
import { hasFailed } from '../../../lib/http/failure.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { useIsHydrated } from '../../../lib/page/in-browser.ts';
import { usePageLocation } from '../../../lib/page/page-location.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { StandingsTable } from '../../../ui/standings-table/StandingsTable.tsx';
import { Empty } from '../../../ui/states/Empty.tsx';
import { Loading } from '../../../ui/states/Loading.tsx';

type Props = { season: string; league: SeasonReplay['league']; knownAt: string };

/** The league table right after the event, as recorded at `knownAt`. */
export function TableAfterEvent({ season, league, knownAt }: Props) {
  const { lang } = usePageLocation();
  const isHere = useIsHydrated();
  const input = { lang, sid: season, cid: league?.cid ?? 0, rid: league?.rid ?? 0, knownAt };
  const query = trpc.league.table.useQuery(input, { enabled: isHere && league !== null, retry: false });
  const title = m.season_replay_table({ instant: formatInstant(knownAt) });
  if (league === null || hasFailed(query))
    return (
      <Section title={title}>
        <Empty title={m.season_replay_no_table()} />
      </Section>
    );
  if (!query.data) return <Loading shape="table" />;
  const { name, path, rules } = query.data.league;
  const address = `${path}?knownAt=${encodeURIComponent(knownAt)}`;
  return (
    <Section title={title} more={<Link href={address}>{name}</Link>}>
      <StandingsTable caption={name} rows={query.data.standings} rules={rules} compact />
    </Section>
  );
}
