import { Link } from '../link/Link.tsx';
import classes from './filters.module.css';

export type Choice = { readonly name: string; readonly path: string; readonly chosen: boolean };

/** A choice made by links, so that it lives in the URL and works everywhere. `label` names it for screen readers. */
export function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  if (choices.length < 2) return null;
  return (
    <nav aria-label={label} className={classes.choices}>
      <ul>
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
