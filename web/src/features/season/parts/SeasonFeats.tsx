import type { SeasonFeats as Feats } from '@rondelle/contracts/competition/season.outputs.ts';
import { formatDay, formatNumber } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import type { FeatProps } from '../../../ui/feats/Feat.tsx';
import { FeatList } from '../../../ui/feats/FeatList.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';

/** Other teams that share the record. */
const alsoWords = (others: readonly { name: string }[]): string | undefined =>
  others.length === 0 ? undefined : m.feat_shared_by({ teams: others.map(({ name }) => name).join(', ') });

const ofGame = (label: string, feat: Feats['biggestWin']): FeatProps[] =>
  feat
    ? [
        {
          label,
          value: `${feat.goalsFor}–${feat.goalsAgainst}`,
          fact: {
            text: m.season_feat_against({ team: feat.team.name, opponent: feat.opponent.name }),
            also: alsoWords(feat.others),
            day: formatDay(feat.date),
            path: feat.path,
          },
        },
      ]
    : [];

const ofTeam = (label: string, feat: Feats['shutouts']): FeatProps[] =>
  feat
    ? [
        {
          label,
          value: formatNumber(feat.value),
          fact: { text: feat.team.name, path: feat.team.path, also: alsoWords(feat.others) },
        },
      ]
    : [];

/** The season's records: its most notable games and teams. */
export function SeasonFeats({ feats }: { feats: Feats }) {
  const listed = [
    ...ofGame(m.stats_biggest_win(), feats.biggestWin),
    ...ofGame(m.stats_highest_scoring(), feats.highestScoring),
    ...ofTeam(m.season_most_shutouts(), feats.shutouts),
    ...ofTeam(m.stats_longest_winning(), feats.longestWinningStreak),
  ];
  if (listed.length === 0) return null;
  return (
    <Section title={m.season_feats()}>
      <FeatList feats={listed} />
    </Section>
  );
}
