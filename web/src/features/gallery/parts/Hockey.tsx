import type {
  SeasonHighlightsOutput,
  SeasonHomeOutput,
} from '@rondelle/contracts/competition/season.outputs.ts';
import { formatNumber } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { BarTable } from '../../../ui/bars/BarTable.tsx';
import { Shares } from '../../../ui/bars/Shares.tsx';
import { Crest } from '../../../ui/crest/Crest.tsx';
import { Figures } from '../../../ui/figures/Figures.tsx';
import { FormPills } from '../../../ui/form-pills/FormPills.tsx';
import { GameList } from '../../../ui/game-list/GameList.tsx';
import { LeadersTable } from '../../../ui/leaders/LeadersTable.tsx';
import { StreakBadge } from '../../../ui/streaks/StreakBadge.tsx';
import blocks from '../../../ui/blocks.module.css';

const visibleCount = 5;

/** Hockey components with games, teams and figures of the ongoing season. */
type Props = { home: SeasonHomeOutput; leaders: SeasonHighlightsOutput['leaders'] };

export function Hockey({ home: { counts, latest, upcoming, leagues }, leaders }: Props) {
  const games = [...(latest?.games ?? []), ...upcoming].slice(0, visibleCount);
  const [first] = leaders;
  const largest = leagues.toSorted((a, b) => b.games - a.games).slice(0, visibleCount);
  const teams = first?.teams.slice(0, visibleCount) ?? [];
  return (
    <div className={blocks.stack}>
      <Figures
        figures={[
          { label: m.statistics_games(), value: formatNumber(counts.finals), main: true },
          { label: m.nav_teams(), value: formatNumber(counts.teams) },
          { label: m.nav_leagues(), value: formatNumber(counts.leagues) },
        ]}
      />
      <GameList games={games} showDate showCompetition />
      {first && <LeadersTable leaders={first.teams} by="rating" caption={first.category.name} />}
      <div className={blocks.line}>
        {teams.map(({ team }) => (
          <Crest key={team.id} team={team} size="large" />
        ))}
      </div>
      <div className={blocks.line}>
        <FormPills outcomes={['W', 'O', 'T', 'L', 'W']} />
        <StreakBadge streak={{ type: 'winning', length: 4 }} />
        <StreakBadge streak={{ type: 'losing', length: 3 }} />
      </div>
      <BarTable
        caption={m.nav_leagues()}
        bars={largest.map((league, at) => ({
          key: String(league.id),
          label: league.name,
          value: league.games,
          text: m.games_count({ count: league.games }),
          marked: at === 0,
        }))}
      />
      <Shares
        shares={[
          { label: m.statistics_home_wins(), value: 48 },
          { label: m.statistics_ties(), value: 9 },
          { label: m.statistics_away_wins(), value: 43 },
        ]}
      />
    </div>
  );
}
