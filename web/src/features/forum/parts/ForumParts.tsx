import type { TopicsOutput } from '@rondelle/contracts/community/forum.outputs.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import blocks from '../../../ui/blocks.module.css';

type Parts = TopicsOutput['categories'];

function PartList({ title, parts }: { title: string; parts: Parts }) {
  if (parts.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={blocks.rows}>
        {parts.map(({ id, name, path, topics }) => (
          <li key={id} className={blocks.ends}>
            <Link href={path}>{name}</Link>
            <span className={blocks.muted}>{topics > 0 && topics}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Links to the forum of each league and category, with the number of topics. */
export function ForumParts({ categories, leagues }: Pick<TopicsOutput, 'categories' | 'leagues'>) {
  return (
    <>
      <PartList title={m.forum_leagues()} parts={leagues} />
      <PartList title={m.forum_categories()} parts={categories} />
    </>
  );
}
