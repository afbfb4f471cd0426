import { Feat, type FeatProps } from './Feat.tsx';
import classes from './feats.module.css';

/** What stands out, beside one another. */
export function FeatList({ feats }: { feats: readonly FeatProps[] }) {
  return (
    <dl className={classes.feats}>
      {feats.map((feat) => (
        <Feat key={feat.label} {...feat} />
      ))}
    </dl>
  );
}
