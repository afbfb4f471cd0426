import type { TeamOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { m } from '../../../paraglide/messages.js';
import { LinkList } from '../../../ui/link-list/LinkList.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';

/** Links to the team's other seasons, with its name then if it was another one. */
export function OtherSeasons({ team }: Pick<TeamOutput, 'team'>) {
  const others = team.seasons.filter(({ season }) => season.id !== team.season?.id);
  if (others.length === 0) return null;
  return (
    <Section title={m.team_other_seasons()}>
      <LinkList
        inline
        items={others.map(({ season, name, path }) => ({
          path,
          name: season.slug,
          ...(name !== team.name && { fact: name }),
        }))}
      />
    </Section>
  );
}
