import { JsonLd } from '../../lib/page/json-ld.tsx';
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

/** A league may have the name of its category: only the league is then displayed. */
const isNotRepeated = ({ name }: Crumb, at: number, crumbs: readonly Crumb[]) =>
  crumbs[at + 1]?.name !== name;

/** Breadcrumbs from the season down to this page, which is not included. */
export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  if (crumbs.length === 0) return null;
  const visible = crumbs.filter(isNotRepeated);
  return (
    <nav aria-label={m.shell_breadcrumbs()} className={blocks.plain}>
      <ol className={`${blocks.line} ${blocks.note} ${blocks.swiped} ${classes.crumbs}`}>
        {visible.map((crumb) => (
          <li key={crumb.path}>
            <Link href={crumb.path}>{crumb.name}</Link>
          </li>
        ))}
      </ol>
      <JsonLd data={{ '@type': 'BreadcrumbList', itemListElement: visible.map(listItem) }} />
    </nav>
  );
}
