import type { RatingsExplainedOutput } from '@rondelle/contracts/competition/ratings-explained.ts';
import { formatDecimal, formatPercentTenth, formatSignedDecimal } from '../../lib/format/format.ts';
import { usePageLocation, withSearch } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Choices } from '../../ui/filters/Choices.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { LastRatedGames } from '../../ui/rating/LastRatedGames.tsx';
import blocks from '../../ui/blocks.module.css';

type Team = NonNullable<RatingsExplainedOutput['example']>;

function RatedTeam({ team, category, rating, lastGames }: Team) {
  return (
    <>
      <p>
        <Link href={team.path}>{team.name}</Link> <span className={blocks.muted}>{category.name}</span>
      </p>
      <ul>
        <li>
          {m.ratings_margin_now({
            rating: formatSignedDecimal(rating.value),
            error: formatDecimal(rating.error),
            rank: rating.rank,
            of: rating.outOf,
          })}
        </li>
        <li>
          {m.ratings_results_now({
            share: formatPercentTenth(rating.results),
            rank: rating.resultsRank,
            of: rating.outOf,
          })}
        </li>
      </ul>
      <LastRatedGames games={lastGames} />
    </>
  );
}

/** The last games of a team as the example: of the one that the reader has chosen, or of a leader. */
export function Example({ example, leaders }: Pick<RatingsExplainedOutput, 'example' | 'leaders'>) {
  const pageLocation = usePageLocation();
  return (
    <Section title={m.ratings_last_title()}>
      <div className={blocks.stack}>
        <Choices
          label={m.ratings_leaders()}
          choices={leaders.map(({ team, category }) => ({
            name: category.name,
            path: withSearch(pageLocation, { team: `${team.id}` }),
            chosen: team.id === example?.team.id,
          }))}
        />
        <p className={`${blocks.note} ${blocks.prose}`}>{m.ratings_choose()}</p>
        {example ? <RatedTeam {...example} /> : <p>{m.ratings_no_example()}</p>}
      </div>
    </Section>
  );
}
