import { Feat, type FeatProps } from './Feat.tsx';
import blocks from '../blocks.module.css';

export function FeatList({ feats }: { feats: readonly FeatProps[] }) {
  return (
    <dl className={blocks.boxes}>
      {feats.map((feat) => (
        <Feat key={feat.label} {...feat} />
      ))}
    </dl>
  );
}
