import fc from 'fast-check';
import { seedFrom } from './seed.ts';

/** The seed of all property tests of a file; a failed property also prints it. */
fc.configureGlobal({ seed: seedFrom('PROPERTY_SEED') });
