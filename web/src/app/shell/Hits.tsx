import { m } from '../../paraglide/messages.js';
import type { Hit } from './hits.ts';
import classes from './search.module.css';

type Props = { id: string; hits: readonly Hit[]; at: number; go: (hit: Hit) => void };

/** What was found, under headings; the chosen line is marked for eyes and for screen readers. */
export function Hits({ id, hits, at, go }: Props) {
  return (
    <div id={id} role="listbox" className={classes.hits} aria-label={m.search_results()}>
      {[...Map.groupBy(hits, (hit) => hit.group)].map(([group, members]) => (
        <div key={group} role="group" aria-label={group}>
          <p aria-hidden="true">{group}</p>
          {members.map((hit) => (
            <div
              key={hit.path}
              id={`${id}-${hits.indexOf(hit)}`}
              role="option"
              tabIndex={-1}
              aria-selected={hits[at] === hit}
              onClick={() => go(hit)}
              onKeyDown={(event) => event.key === 'Enter' && go(hit)}
              ref={(line) => {
                if (line && hits[at] === hit) line.scrollIntoView({ block: 'nearest' });
              }}
            >
              <span>{hit.name}</span>
              <small>{hit.detail}</small>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
