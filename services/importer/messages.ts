import type { ImportMessages } from './message-texts.ts';
import { en } from './messages.en.ts';
import { fr } from './messages.fr.ts';

export const messages: Readonly<Record<'fr' | 'en', ImportMessages>> = { fr, en };
