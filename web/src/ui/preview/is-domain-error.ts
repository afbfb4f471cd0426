import { callErrorOf } from '../../lib/http/call-error.ts';

const aboutPreview = new Set(['request/invalid', 'request/too-many', '', null]);

/** Errors of the preview itself, such as too many changes or requests, are no domain errors of the change. */
export const isDomainError = (error: unknown): error is Error => !aboutPreview.has(callErrorOf(error).code);
