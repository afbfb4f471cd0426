import type { TournamentCategory } from '@rondelle/contracts/competition/tournament.outputs.ts';
import { m } from '../../../paraglide/messages.js';
import { groupRank } from '../../../ui/bracket/bracket-place-words.ts';
import { LinkList } from '../../../ui/link-list/LinkList.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';

type Team = TournamentCategory['advanced'][number];

const factOf = ({ group, rank, bye }: Team): string => {
  const rankText = groupRank(group, rank);
  return bye ? `${rankText} · ${m.tournament_bye()}` : rankText;
};

/** The teams that advanced, with their group and rank, and whether they had a bye. */
export function Advanced({ advanced }: Pick<TournamentCategory, 'advanced'>) {
  if (advanced.length === 0) return null;
  return (
    <Section title={m.tournament_advanced()}>
      <LinkList
        items={advanced.map((one) => ({
          path: one.team.path,
          name: one.team.name,
          fact: factOf(one),
          team: one.team,
        }))}
      />
    </Section>
  );
}
