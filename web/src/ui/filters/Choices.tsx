import { useRef } from 'react';
import { Link } from '../link/Link.tsx';
import classes from './filters.module.css';
import { useChosenInView } from './use-chosen-in-view.ts';

export type Choice = { readonly name: string; readonly path: string; readonly chosen: boolean };

/** A choice made by links, so that it lives in the URL and works everywhere. `label` names it for screen readers. */
export function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  const row = useRef<HTMLUListElement>(null);
  useChosenInView(row, choices.find(({ chosen }) => chosen)?.path ?? null);
  if (choices.length < 2) return null;
  return (
    <nav aria-label={label} className={classes.choices}>
      <ul ref={row}>
        {choices.map(({ name, path, chosen }) => (
          <li key={path}>
            <Link href={path} aria-current={chosen ? 'true' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
