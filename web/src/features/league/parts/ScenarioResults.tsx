import { whatIfIn } from '@rondelle/contracts/site/what-if-search.ts';
import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import type { LeagueOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import { formatDay } from '../../../lib/format/format.ts';
import { usePage, usePageLocation } from '../../../lib/page/page-location.ts';
import { scenarioAddress } from '../what-if.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { scoreWords } from '../cause-words.ts';
import blocks from '../../../ui/blocks.module.css';

type Pairs = NonNullable<LeagueOutput['whatIf']>['games'];

const sidesWords = ({ home, away, decidedIn }: GameCard): string => {
  const late =
    decidedIn === 'overtime'
      ? ` ${m.game_overtime()}`
      : decidedIn === 'shootout'
        ? ` ${m.game_shootout()}`
        : '';
  return `${home.name} ${home.goals}–${away.goals} ${away.name}${late}`;
};

/** Games with a scenario result, each with its real result, and a link to share the scenario. */
export function ScenarioResults({ games }: { games: Pairs }) {
  const pageLocation = usePageLocation();
  const { search } = usePage('league');
  const share = scenarioAddress(pageLocation, whatIfIn(search) ?? null);
  return (
    <Section
      title={m.whatif_supposed()}
      more={<Link href={scenarioAddress(pageLocation, '')}>{m.whatif_reset()}</Link>}
    >
      <ul className={blocks.rows}>
        {games.map(({ actual, scenario }) => (
          <li key={actual.id} className={blocks.line}>
            <span>{formatDay(actual.date, 'bare')}</span>
            <strong>{sidesWords(scenario)}</strong>
            <span>
              {m.whatif_real_result({
                result: actual.status === 'final' ? scoreWords(actual) : m.whatif_not_played(),
              })}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <a href={share}>{m.whatif_share()}</a>
      </p>
    </Section>
  );
}
