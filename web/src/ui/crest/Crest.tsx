import type { CrestChoice } from '@rondelle/contracts/crest/crest-choice.ts';
import { crestDesign, crestKey, crestMarkup } from '@rondelle/contracts/crest/crest.ts';
import { useContext, useInsertionEffect } from 'react';
import { CrestsContext, drawOnce } from '../../lib/page/crests.ts';
import classes from './crest.module.css';

type Props = {
  team: {
    readonly name: string;
    readonly recordedName?: string | undefined;
    readonly crest?: CrestChoice | undefined;
  };
  /** Beside a title or above a score; in a line of text by default. */
  size?: keyof typeof sizes;
};

const large = 'clamp(3rem, 2rem + 5vw, 5rem)';
const sizes = {
  head: { height: '3rem', width: '3rem' },
  large: { height: large, width: large },
} as const;

/** A team's crest, drawn once per page. Hidden from screen readers, since the team's name is beside it. */
export function Crest({ team, size }: Props) {
  const collect = useContext(CrestsContext);
  const design = crestDesign(team.name, team.crest ?? null, team.recordedName);
  const key = crestKey(design);
  collect?.(key, crestMarkup(design));
  useInsertionEffect(() => drawOnce(key, () => crestMarkup(design)));
  return (
    <svg className={classes.crest} style={size && sizes[size]} aria-hidden="true">
      <use href={`#${key}`} />
    </svg>
  );
}
