import { presetNames } from '@rondelle/contracts/competition/lists.ts';
import type { LeagueUnderRulesOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import { failureOf, hasFailed } from '../../../lib/http/failure.ts';
import { usePage, usePageLocation, withSearch } from '../../../lib/page/page-location.ts';
import { usePageQuery } from '../../../lib/page/page-queries.ts';
import { m } from '../../../paraglide/messages.js';
import { Choices } from '../../../ui/filters/Choices.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { presetWords } from '../../../ui/history/preset-words.ts';
import { sourceWords } from '../../../ui/ruleset/ruleset-words.ts';
import { Legend } from '../../../ui/standings-table/Legend.tsx';
import { StandingsTable } from '../../../ui/standings-table/StandingsTable.tsx';
import { Empty } from '../../../ui/states/Empty.tsx';
import { Failed } from '../../../ui/states/Failed.tsx';
import { Loading } from '../../../ui/states/Loading.tsx';
import { RankMove } from './RankMove.tsx';
import blocks from '../../../ui/blocks.module.css';

/** Teams with another rank under these rules, with both ranks. */
function Moved({ answer: { standings, actual } }: { answer: LeagueUnderRulesOutput }) {
  const rankOf = new Map(actual.map(({ teamId, rank }) => [teamId, rank]));
  const moved = standings.filter(({ team, rank }) => rankOf.get(team.id) !== rank);
  if (moved.length === 0) return <p>{m.rules_same()}</p>;
  return (
    <ul className={`${blocks.rows} ${blocks.grid}`}>
      {moved.map(({ team, rank }) => (
        <li key={team.id} className={blocks.line}>
          <RankMove from={rankOf.get(team.id) ?? null} to={rank} />
          <Link href={team.path}>{team.name}</Link>
        </li>
      ))}
    </ul>
  );
}

function Table({ answer }: { answer: LeagueUnderRulesOutput }) {
  const { league, season, preset, rules, standings } = answer;
  if (standings.length === 0) return <Empty title={m.league_no_teams()} />;
  return (
    <>
      <p className={blocks.note}>{sourceWords(preset)}</p>
      <Moved answer={answer} />
      <StandingsTable
        caption={m.league_caption({ league: league.name, season: season.slug })}
        rows={standings.map((row) => ({ ...row, previousRank: null }))}
        rules={rules}
      />
      <Legend rules={rules} />
    </>
  );
}

/** The table under another ruleset, beside the league's own. */
export function UnderRules() {
  const pageLocation = usePageLocation();
  const { values } = usePage('league');
  const query = usePageQuery('league', 'underRules');
  const back = <Link href={withSearch(pageLocation, { rules: null })}>{m.league_back_to_table()}</Link>;
  return (
    <Section title={m.rules_title()} more={back}>
      <p className={blocks.note}>{m.rules_lead()}</p>
      <Choices
        label={m.rules_title()}
        choices={presetNames.map((name) => ({
          name: presetWords(name),
          path: withSearch(pageLocation, { rules: name }),
          chosen: values.rules === name,
        }))}
      />
      {query.isPending && <Loading shape="table" rows={10} />}
      {hasFailed(query) && <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />}
      {query.data && <Table answer={query.data} />}
    </Section>
  );
}
