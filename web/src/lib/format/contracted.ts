import { ofName } from '@rondelle/contracts/competition/of-name.ts';
import { currentLanguage } from './lang.ts';

/**
 * A name for the placeholder `{of…}` of a message: in French with « de », contracted (« des Éperviers »); in English
 * the bare name, because English messages contain the word.
 */
export const contracted = (name: string): string => (currentLanguage() === 'fr' ? ofName(name) : name);
