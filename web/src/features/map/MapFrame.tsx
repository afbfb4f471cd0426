import type { PlaceOnMap } from '@rondelle/contracts/competition/geography.outputs.ts';
import { useIntersection } from '@mantine/hooks';
import { Component, type ReactNode, useState } from 'react';
import { useLater } from '../../lib/use-later.ts';
import { m } from '../../paraglide/messages.js';
import blocks from '../../ui/blocks.module.css';
import classes from './map.module.css';

const loadMap = async () => (await import('./QuebecMap.tsx')).QuebecMap;

type Props = {
  places: readonly PlaceOnMap[];
  selected: string | null;
  pathOf: (name: string) => string;
};

/** A browser that cannot draw the map shows the list alone. */
class Otherwise extends Component<{ said: ReactNode; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override render() {
    return this.state.isBroken ? this.props.said : this.props.children;
  }
}

/** Holds the map's room; its code is loaded once that is on the screen. */
export function MapFrame(props: Props) {
  const { ref, entry } = useIntersection({ rootMargin: '200px' });
  const [isDrawable, setDrawable] = useState(true);
  const { Part: QuebecMap, failed } = useLater(entry?.isIntersecting === true, loadMap);
  const broken = <p role="status">{m.map_failed()}</p>;
  return (
    <figure className={classes.frame}>
      <div ref={ref} className={classes.map}>
        {failed || !isDrawable ? (
          broken
        ) : (
          <Otherwise said={broken}>
            {QuebecMap ? (
              <QuebecMap {...props} onFailure={() => setDrawable(false)} />
            ) : (
              <p role="status">{m.map_loading()}</p>
            )}
          </Otherwise>
        )}
      </div>
      <figcaption className={blocks.note}>
        {m.map_keys()} {m.map_sources()}
      </figcaption>
    </figure>
  );
}
