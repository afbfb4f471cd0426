import type { ReactNode } from 'react';

/** The scope of forms that need nothing besides the entity. */
export const Unscoped = ({ children }: { children: (scope: null) => ReactNode }) => children(null);
