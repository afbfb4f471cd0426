import { formIn } from '../../lib/forms/form-link.ts';
import { isSignedIn } from '../../lib/member/signed-in.ts';

/**
 * Preloads the code of the form in an address's search parameters. For signed-out visitors it loads only the layer,
 * because the layer requires a login first. Rejects when a chunk fails to load.
 */
export const prefetchForm = async (search: string): Promise<void> => {
  const { name } = formIn(search);
  if (name === null) return;
  const [{ formNamed }] = await Promise.all([import('./forms.ts'), import('./FormLayer.tsx')]);
  if (isSignedIn()) await formNamed(name)?.load();
};
