import type { ReactNode } from 'react';
import classes from './fact-list.module.css';

type Fact = readonly [name: string, value: ReactNode];

/** Facts under one another; those without a value (null, false) are left out. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(
        ([name, value]) =>
          value !== null &&
          value !== false && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
