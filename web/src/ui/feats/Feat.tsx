import { Link } from '../link/Link.tsx';
import { Ordinals } from '../ordinals/Ordinals.tsx';
import blocks from '../blocks.module.css';

export type FeatProps = {
  label: string;
  value: string;
  /** Opponent and day, with a link to the game if there is one. */
  fact?: { text: string; day?: string; path?: string; also?: string | undefined };
};

/** One record: its label, its value and its game. */
export function Feat({ label, value, fact }: FeatProps) {
  return (
    <div className={blocks.card}>
      <dt>{label}</dt>
      <dd className={blocks.big}>{value}</dd>
      {fact && (
        <dd className={`${blocks.line} ${blocks.note}`}>
          {fact.path ? (
            <Link href={fact.path}>{fact.text}</Link>
          ) : (
            <span>
              <Ordinals text={fact.text} />
            </span>
          )}
          {fact.day && <span>{fact.day}</span>}
          {fact.also && <span>{fact.also}</span>}
        </dd>
      )}
    </div>
  );
}
