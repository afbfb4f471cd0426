import { useLocation, useSearch } from 'wouter';
import { formIn } from '../../lib/form-link.ts';
import { usePageLocation } from '../../lib/page-location.ts';
import { useLater } from '../../lib/use-later.ts';

const loadForms = async () => (await import('./FormLayer.tsx')).FormLayer;

/** Opens the form that the URL names over whatever page it is on; pages without one load nothing of it. */
export function FormHost() {
  const [path] = useLocation();
  const search = useSearch();
  // Until the next page has come, its form waits as well.
  const { name, id } = formIn(usePageLocation().path === path ? search : '');
  const { Part: Forms } = useLater(name !== null, loadForms);
  return Forms && <Forms name={name} id={id} />;
}
