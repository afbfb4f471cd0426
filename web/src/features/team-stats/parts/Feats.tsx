import type { TeamStatsOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { formatDay, formatNumber } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { FeatList } from '../../../ui/feats/FeatList.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';

type Feats = TeamStatsOutput['feats'];

const gameFeat = (label: string, feat: Feats['biggestWin']) => {
  if (!feat) return { label, value: m.stats_none() };
  const { goalsFor, goalsAgainst, opponent, game } = feat;
  return {
    label,
    value: `${goalsFor}–${goalsAgainst}`,
    fact: { text: opponent.name, day: formatDay(game.date), path: game.path },
  };
};

const comeback = ({ bestComeback: climb }: Feats) =>
  climb
    ? {
        label: m.stats_comeback(),
        value: m.stats_comeback_places({ count: climb.fromRank - climb.toRank }),
        fact: {
          text: m.stats_comeback_way({ from: climb.fromRank, day: formatDay(climb.on), to: climb.toRank }),
        },
      }
    : null;

/** The team's most notable games and runs. */
export function Feats({ feats }: { feats: Feats }) {
  const climb = comeback(feats);
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
