import type { FeatsOutput, TeamStatsOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { formatDay, formatNumber } from '../../lib/format/format.ts';
import { formatOrdinal } from '../../lib/format/ordinal.ts';
import { m } from '../../paraglide/messages.js';
import { Section } from '../page-frame/Section.tsx';
import { FeatList } from './FeatList.tsx';

type Comeback = TeamStatsOutput['feats']['bestComeback'];

const gameFeat = (label: string, feat: FeatsOutput['biggestWin']) => {
  if (!feat) return { label, value: m.stats_none() };
  const { goalsFor, goalsAgainst, opponent, game } = feat;
  return {
    label,
    value: `${goalsFor}–${goalsAgainst}`,
    fact: { text: opponent.name, day: formatDay(game.date), path: game.path },
  };
};

const comeback = (climb: Comeback) =>
  climb
    ? {
        label: m.stats_comeback(),
        value: m.stats_comeback_places({ count: climb.fromRank - climb.toRank }),
        fact: {
          text: m.stats_comeback_way({
            from: formatOrdinal(climb.fromRank),
            day: formatDay(climb.on),
            to: formatOrdinal(climb.toRank),
          }),
        },
      }
    : null;

type Props = { feats: FeatsOutput; bestComeback?: Comeback };

/** The team's most notable games and runs. */
export function TeamFeats({ feats, bestComeback = null }: Props) {
  const climb = comeback(bestComeback);
  return (
    <Section title={m.stats_feats()}>
      <FeatList
        feats={[
          gameFeat(m.stats_biggest_win(), feats.biggestWin),
          gameFeat(m.stats_highest_scoring(), feats.highestScoring),
          { label: m.stats_shutouts(), value: formatNumber(feats.shutouts) },
          { label: m.stats_longest_winning(), value: formatNumber(feats.longestWinningStreak) },
          ...(climb ? [climb] : []),
        ]}
      />
    </Section>
  );
}
