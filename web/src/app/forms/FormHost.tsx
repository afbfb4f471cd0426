import { usePlace } from '../../lib/place.ts';
import { useLater } from '../../lib/use-later.ts';

const loadForms = async () => (await import('./FormLayer.tsx')).FormLayer;

const numberIn = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** Opens the form that the URL names over whatever page it is on; pages without one load nothing of it. */
export function FormHost() {
  const search = new URLSearchParams(usePlace().search);
  const name = search.get('do');
  const { Part: Forms } = useLater(name !== null, loadForms);
  return Forms && <Forms name={name} id={numberIn(search.get('id'))} />;
}
