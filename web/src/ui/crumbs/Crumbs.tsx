import { JsonLd } from '../../lib/json-ld.tsx';
import { m } from '../../paraglide/messages.js';
import { Link } from '../link/Link.tsx';
import classes from './crumbs.module.css';
import blocks from '../blocks.module.css';

export type Crumb = { readonly name: string; readonly path: string };

const listItem = ({ name, path }: Crumb, at: number) => ({
  '@type': 'ListItem',
  position: at + 1,
  name,
  item: path,
});

/** The way from the season to here; the page itself is not among them. */
export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={m.shell_breadcrumbs()} className={blocks.plain}>
      <ol className={`${blocks.line} ${blocks.note} ${classes.crumbs}`}>
        {crumbs.map((crumb) => (
          <li key={crumb.path}>
            <Link href={crumb.path}>{crumb.name}</Link>
          </li>
        ))}
      </ol>
      <JsonLd data={{ '@type': 'BreadcrumbList', itemListElement: crumbs.map(listItem) }} />
    </nav>
  );
}
