import { Box } from '@mantine/core';
import { Component, type ReactNode, useEffect } from 'react';
import { useLater } from '../../lib/page/use-lazy.ts';
import { m } from '../../paraglide/messages.js';
import type { LoadMap } from './load-map.ts';
import type { MapProps } from './QuebecMap.tsx';

const status = (text: string) => (
  <Box component="p" m={0} p="md" role="status">
    {text}
  </Box>
);

export const brokenMap = () => status(m.map_failed());

/** Reports when the browser cannot draw the map. */
class MapErrorBoundary extends Component<{ onFailure: () => void; children: ReactNode }> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override componentDidCatch() {
    this.props.onFailure();
  }
  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}

type Props = MapProps & { load: LoadMap; isWanted: boolean; isHydrated: boolean; isLast: boolean };

/** One of the maps, loaded once it is wanted. The code of the last map is requested again whenever wanted. */
export function LazyMap({ load, isWanted, isHydrated, isLast, ...props }: Props) {
  const { Part: QuebecMap, failed } = useLater(isWanted, load);
  const { onFailure } = props;
  const isReplaced = failed && !isLast;
  useEffect(() => {
    if (isReplaced) onFailure();
  }, [isReplaced, onFailure]);
  if (failed && isLast) return brokenMap();
  if (!QuebecMap) return isHydrated && status(m.map_loading());
  return (
    <MapErrorBoundary onFailure={onFailure}>
      <QuebecMap {...props} />
    </MapErrorBoundary>
  );
}
