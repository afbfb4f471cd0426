import type { RivalsOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { m } from '../../../paraglide/messages.js';
import { LinkList } from '../../../ui/link-list/LinkList.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';

/** The seasons with head-to-head games; nothing when there is only one. */
export function Seasons({ seasons }: Pick<RivalsOutput, 'seasons'>) {
  if (seasons.length < 2) return null;
  return (
    <Section title={m.rivalry_seasons()}>
      <LinkList inline items={seasons.map(({ slug, path }) => ({ name: slug, path }))} />
    </Section>
  );
}
