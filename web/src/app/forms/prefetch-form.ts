import { formIn } from '../../lib/form-link.ts';
import { isSignedIn } from '../../lib/signed-in.ts';

/**
 * Loads the code of the form that an address opens, before it is opened: who has yet to log in is asked to first, so
 * theirs is not. Rejects where it does not come.
 */
export const prefetchForm = async (search: string): Promise<void> => {
  const { name } = formIn(search);
  if (name === null) return;
  const [{ formNamed }] = await Promise.all([import('./forms.ts'), import('./FormLayer.tsx')]);
  if (isSignedIn()) await formNamed(name)?.load();
};
