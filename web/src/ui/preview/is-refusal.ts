import { refusalOf } from '../../lib/refusal.ts';

const aboutPreview = new Set(['request/invalid', 'request/too-many', '', null]);

/** What is malformed, such as more than can be previewed, or was asked too often says nothing of the change. */
export const isDomainError = (error: unknown): error is Error => !aboutPreview.has(refusalOf(error).code);
