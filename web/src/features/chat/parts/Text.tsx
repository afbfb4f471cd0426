import { Link } from '../../../ui/link/Link.tsx';
import type { TextPart } from '../text-parts.ts';

/** The text of a message with its links and mentions. */
export function Text({ parts }: { parts: readonly TextPart[] }) {
  return parts.map((part, at) => {
    // Parts have no id, and their order does not change.
    const key = `${at} ${part.text}`;
    if (part.kind === 'name') return <strong key={key}>{part.text}</strong>;
    if (part.kind !== 'link') return <span key={key}>{part.text}</span>;
    return part.isOurs ? (
      <Link key={key} href={part.href}>
        {part.text}
      </Link>
    ) : (
      <a key={key} href={part.href} rel="nofollow noopener noreferrer ugc" target="_blank">
        {part.text}
      </a>
    );
  });
}
