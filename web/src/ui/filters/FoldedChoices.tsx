import { Box } from '@mantine/core';
import blocks from '../blocks.module.css';
import { type Choice, Choices } from './Choices.tsx';

/** A choice that only shows the chosen one until it is opened. `label` names the first choice, that of all. */
export function FoldedChoices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  const chosen = choices.slice(1).find((choice) => choice.chosen);
  if (choices.length < 2) return null;
  return (
    // With a new key, the list closes when another choice is made.
    <Box component="details" key={chosen?.path} className={blocks.fold ?? ''} my={0}>
      <summary>{chosen?.name ?? label}</summary>
      <Choices label={label} choices={choices} />
    </Box>
  );
}
