import { type MantineColorScheme, SegmentedControl, useMantineColorScheme } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.css';
import { useState } from 'react';
import {
  currentDisplay,
  type Display as Shown,
  storeDisplay,
  typefaces,
  textSizes,
} from '../../lib/state/display.ts';
import { m } from '../../paraglide/messages.js';
import blocks from '../blocks.module.css';

const schemes = ['auto', 'light', 'dark'] as const satisfies readonly MantineColorScheme[];
const words = {
  scheme: { auto: m.display_auto, light: m.display_light, dark: m.display_dark },
  typeface: { club: m.display_club, plain: m.display_plain },
  size: { usual: m.display_usual, large: m.display_large, larger: m.display_larger },
} as const;

type ChoiceProps<Value extends string> = {
  name: string;
  values: readonly Value[];
  words: Readonly<Record<Value, () => string>>;
  value: Value;
  choose: (value: Value) => void;
};

function ChoiceControl<Value extends string>({ name, values, words: of, value, choose }: ChoiceProps<Value>) {
  return (
    <div>
      <span className={blocks.label}>{name}</span>
      <SegmentedControl
        fullWidth
        aria-label={name}
        data={values.map((one) => ({ value: one, label: of[one]() }))}
        value={value}
        onChange={(chosen) => {
          const known = values.find((one) => one === chosen);
          if (known) choose(known);
        }}
      />
    </div>
  );
}

/** Display preferences of this browser: colour scheme, font of headings and text size. */
export function Display() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [current, setCurrent] = useState(currentDisplay);
  const show = (change: Partial<Shown>) => {
    const next = { ...current, ...change };
    storeDisplay(next);
    setCurrent(next);
  };
  return (
    <div className={blocks.stack}>
      <ChoiceControl
        name={m.display_scheme()}
        values={schemes}
        words={words.scheme}
        value={colorScheme}
        choose={setColorScheme}
      />
      <ChoiceControl
        name={m.display_letters()}
        values={typefaces}
        words={words.typeface}
        value={current.typeface}
        choose={(typeface) => show({ typeface })}
      />
      <ChoiceControl
        name={m.display_size()}
        values={textSizes}
        words={words.size}
        value={current.size}
        choose={(size) => show({ size })}
      />
    </div>
  );
}
