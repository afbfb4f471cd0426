import { usePageQuery } from '../../lib/page/page-queries.ts';
import { leaderboardMeasures } from '@rondelle/contracts/competition/lists.ts';
import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { usePage, usePaths, usePageLocation, withSearch } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { AsOf } from '../../ui/as-of/AsOf.tsx';
import { categoryChoices } from '../../ui/filters/category-choices.ts';
import { Choices } from '../../ui/filters/Choices.tsx';
import { measureName } from '../../ui/leaders/leader-value.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Sources } from '../../ui/page-frame/Sources.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { Boards } from './Boards.tsx';
import { MeasureExplained } from './MeasureExplained.tsx';
import blocks from '../../ui/blocks.module.css';

export function LeaderboardPage() {
  const page = usePage('leaderboard');
  const [pageLocation, paths] = [usePageLocation(), usePaths()];
  const board = usePageQuery('leaderboard', 'main');
  if (board.isPending) return <Loading shape="table" rows={12} />;
  if (hasFailed(board)) return <Failed failure={failureOf(board.error)} retry={() => void board.refetch()} />;
  const { season, position, asOf, category, categories, leaders } = board.data;
  const isThen = asOf.playedBy !== null || asOf.knownAt !== null;
  const { by = 'rating' } = page.values;
  const title = m.leaderboard_title({ season: season.slug });
  return (
    <PageFrame
      title={category ? `${title} – ${category.name}` : title}
      description={m.leaderboard_description({ season: season.slug })}
      crumbs={[{ name: m.shell_season({ season: season.slug }), path: season.path }]}
    >
      <div>
        <Choices
          label={m.filter_categories()}
          choices={categoryChoices(categories, page.categoryId, (chosen) =>
            withSearch({ ...pageLocation, path: paths.leaderboard(season.slug, chosen) }, {}),
          )}
        />
        <Choices
          label={m.leaderboard_measures()}
          choices={leaderboardMeasures.map((measure) => ({
            name: measureName(measure),
            path: withSearch(pageLocation, { by: measure === 'rating' ? null : measure }),
            chosen: measure === by,
          }))}
        />
        {category ? <AsOf asOf={asOf} /> : <p className={blocks.note}>{m.leaderboard_asof_category()}</p>}
      </div>
      {leaders.length > 0 ? (
        <Boards board={board.data} by={by} />
      ) : (
        <Empty title={isThen ? m.leaderboard_none_then() : m.leaderboard_none()}>
          <Link href={paths.season(season.slug)}>{m.shell_season({ season: season.slug })}</Link>
        </Empty>
      )}
      <MeasureExplained by={by} />
      <Sources position={position} />
    </PageFrame>
  );
}
