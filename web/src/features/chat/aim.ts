import type { ChatMessage } from '@rondelle/contracts/community/chat.outputs.ts';

/** Purpose of the composer: a new message (null), a reply, or an edit of the member's own message. */
export type Aim = { readonly kind: 'reply' | 'edit'; readonly message: ChatMessage } | null;
