import type { PostedForm } from '@rondelle/contracts/site/rendering.ts';
import { createContext, useContext } from 'react';

export const PostedFormContext = createContext<PostedForm | null>(null);

/**
 * Returns the form that a browser without scripts posted to this page, to display it again with its errors; otherwise
 * null.
 */
export const usePostedForm = (): PostedForm | null => useContext(PostedFormContext);
