import type { TeamOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { m } from '../../../paraglide/messages.js';
import { LinkList } from '../../../ui/link-list/LinkList.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';

export function Tournaments({ tournaments }: Pick<TeamOutput, 'tournaments'>) {
  if (tournaments.length === 0) return null;
  return (
    <Section title={m.nav_tournaments()}>
      <LinkList items={tournaments} />
    </Section>
  );
}
