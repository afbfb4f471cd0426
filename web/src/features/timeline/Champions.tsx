import type { TimelineOutput } from '@rondelle/contracts/competition/timeline.ts';
import type { ReactNode } from 'react';
import { Crest } from '../../ui/crest/Crest.tsx';
import { Link } from '../../ui/link/Link.tsx';
import blocks from '../../ui/blocks.module.css';
import { tied } from './tied.ts';

type Champion = TimelineOutput['seasons'][number]['leagues'][number];

type Props = {
  title: string;
  list: readonly Champion[];
  /** A link to the full list, when it is longer. */
  all: ReactNode;
};

/** The category, unless the name of the league or tournament contains it. */
function Competition({ of, category }: Pick<Champion, 'of' | 'category'>) {
  const name = category?.name ?? '';
  return (
    <>
      <Link href={of.path}>{of.name.replace(name, tied(name))}</Link>
      {!of.name.includes(name) && ` · ${tied(name)}`}
    </>
  );
}

/** Winners of the season's leagues or tournaments. */
export function Champions({ title, list, all }: Props) {
  if (list.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul className={blocks.rows}>
        {list.map(({ of, team, category }) => (
          <li key={of.id}>
            <Crest team={team} />{' '}
            <strong>
              <Link href={team.path}>{team.name}</Link>
            </strong>
            <br />
            <span className={blocks.note}>
              <Competition of={of} category={category} />
            </span>
          </li>
        ))}
      </ul>
      {all && <p>{all}</p>}
    </div>
  );
}
