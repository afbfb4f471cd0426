import type { ChatMessage } from '@rondelle/contracts/community/chat.outputs.ts';

/** What the line to write in is for: a new message (null), an answer to one, or one's own anew. */
export type Aim = { readonly kind: 'reply' | 'edit'; readonly message: ChatMessage } | null;
