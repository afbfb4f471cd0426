import type { PostedForm } from '@rondelle/contracts/site/rendering.ts';
import { createContext, useContext } from 'react';

export const PostedFormContext = createContext<PostedForm | null>(null);

/** What a browser without scripts has posted to this page, which the page shows again with what is wrong; else null. */
export const usePostedForm = (): PostedForm | null => useContext(PostedFormContext);
