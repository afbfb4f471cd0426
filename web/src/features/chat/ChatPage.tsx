import { Choose } from './parts/Choose.tsx';
import { Frame } from './parts/Frame.tsx';

/** The member's rooms. Opens the room in the URL's parameters, if there is one. */
export function ChatPage() {
  return (
    <Frame>
      <Choose />
    </Frame>
  );
}
