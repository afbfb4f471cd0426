import type {
  TournamentCategory,
  TournamentOutput,
} from '@rondelle/contracts/competition/tournament.outputs.ts';
import { usePaths } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { FormLink } from '../../../ui/form-link/FormLink.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { hasResult } from '../../../ui/game-words/game-words.ts';
import { Empty } from '../../../ui/states/Empty.tsx';
import { PointsChart } from '../../../ui/points-chart/PointsChart.tsx';
import { CategoryParts } from './CategoryParts.tsx';
import { CategorySummaries } from './CategorySummaries.tsx';
import { useGroupChances } from '../use-group-chances.ts';
import { scheduleDays } from '../schedule-days.ts';
import { Schedule } from './Schedule.tsx';

type Props = { answer: TournamentOutput; sort: string | null };

const teamsOf = ({ groups }: TournamentCategory) =>
  groups.flatMap(({ standings }) => standings.map(({ team }) => team));

/** One category in full, or summaries of several; and every game by day, at the top until there is a result. */
export function TournamentOverview({ answer, sort }: Props) {
  const { tournament, asOf, tournamentCategories: parts, schedule, chart } = answer;
  const paths = usePaths();
  const chancesOf = useGroupChances(answer);
  const [first] = parts;
  const planned = parts.flatMap(({ bracket }) => bracket);
  const days = scheduleDays(schedule, planned);
  const isThen = (asOf.playedBy ?? asOf.knownAt) !== null;
  const games =
    days.length > 0 ? (
      <Schedule days={days} planned={planned} />
    ) : (
      <Empty title={isThen ? m.tournament_no_games_then() : m.tournament_no_games()}>
        {!isThen && (
          <FormLink form="tournament-teams" about={tournament.id}>
            {m.entries_form()}
          </FormLink>
        )}
        {!isThen && <FormLink form="add-game">{m.game_form_add()}</FormLink>}
        <Link href={paths.tournaments(tournament.season.slug)}>{m.tournament_all()}</Link>
      </Empty>
    );
  const isToCome = days.length > 0 && !schedule.some((day) => day.games.some(hasResult));
  return (
    <>
      {parts.length > 1 && <CategorySummaries tournament={tournament} categories={parts} />}
      {isToCome && games}
      {first && parts.length === 1 && (
        <CategoryParts part={first} rules={tournament.rules} sort={sort} chancesOf={chancesOf} />
      )}
      {chart && first && parts.length === 1 && (
        <PointsChart chart={chart} teams={teamsOf(first)} isWhole={false} title={m.tournament_chart()} />
      )}
      {!isToCome && games}
    </>
  );
}
