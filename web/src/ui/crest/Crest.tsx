import type { CrestChoice } from '@rondelle/contracts/crest/crest-choice.ts';
import { crestDesign, crestKey, crestMarkup } from '@rondelle/contracts/crest/crest.ts';
import { useContext, useInsertionEffect } from 'react';
import { CrestsContext, drawOnce } from '../../lib/crests.ts';
import classes from './crest.module.css';

type Props = {
  team: { readonly name: string; readonly crest?: CrestChoice | undefined };
  /** `row` beside a line of text, `head` beside a title, `large` over a score. */
  size?: 'row' | 'head' | 'large';
};

/** A team's crest: drawn once a page, however often it is shown. The name that stands beside it says whose it is. */
export function Crest({ team, size = 'row' }: Props) {
  const collect = useContext(CrestsContext);
  const design = crestDesign(team.name, team.crest ?? null);
  const key = crestKey(design);
  collect?.(key, crestMarkup(design));
  useInsertionEffect(() => drawOnce(key, () => crestMarkup(design)));
  return (
    <svg className={classes.crest} data-size={size === 'row' ? undefined : size} aria-hidden="true">
      <use href={`#${key}`} />
    </svg>
  );
}
