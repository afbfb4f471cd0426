import { Link } from '../link/Link.tsx';
import classes from './link-list.module.css';

type Item = { readonly path: string; readonly name: string; readonly fact?: string };

/** Links under one another, each with a fact beside it; `inline` for short ones, in the order of reading. */
export function LinkList({ items, inline = false }: { items: readonly Item[]; inline?: boolean }) {
  return (
    <ul className={classes.list} data-inline={inline || undefined}>
      {items.map(({ path, name, fact }) => (
        <li key={path}>
          <Link href={path}>{name}</Link>
          {fact && <span className={classes.fact}>{fact}</span>}
        </li>
      ))}
    </ul>
  );
}
