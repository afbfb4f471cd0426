import { Choose } from './parts/Choose.tsx';
import { Frame } from './parts/Frame.tsx';

/** The rooms that a member is in; opens the one that its address asks for. */
export function ChatPage() {
  return (
    <Frame>
      <Choose />
    </Frame>
  );
}
