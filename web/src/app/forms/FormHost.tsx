import { type ComponentType, useEffect, useState } from 'react';
import { usePlace } from '../../lib/place.ts';

type Layer = ComponentType<{ name: string | null; id: number | null }>;

const numberIn = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** Opens the form that the URL names over whatever page it is on; pages without one load nothing of it. */
export function FormHost() {
  const search = new URLSearchParams(usePlace().search);
  const name = search.get('do');
  const [Forms, setForms] = useState<Layer | null>(null);
  const wanted = name !== null && Forms === null;
  useEffect(() => {
    if (!wanted) return;
    import('./FormLayer.tsx').then(
      ({ FormLayer }) => setForms(() => FormLayer),
      () => undefined,
    );
  }, [wanted]);
  return Forms && <Forms name={name} id={numberIn(search.get('id'))} />;
}
