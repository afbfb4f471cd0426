import { useLocation, useSearch } from 'wouter';
import { formIn } from '../../lib/forms/form-link.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { useLater } from '../../lib/page/use-lazy.ts';

const loadForms = async () => (await import('./FormLayer.tsx')).FormLayer;

/** Opens the form named in the URL over the current page. The code of forms is loaded with the first one. */
export function FormHost() {
  const [path] = useLocation();
  const search = useSearch();
  // While the next page loads, its form waits too.
  const { name, id } = formIn(usePageLocation().path === path ? search : '');
  const { Part: Forms } = useLater(name !== null, loadForms);
  return Forms && <Forms name={name} id={id} />;
}
