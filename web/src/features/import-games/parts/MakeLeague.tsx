import { m } from '../../../paraglide/messages.js';
import { AddChoice } from '../../../ui/form/AddChoice.tsx';
import { type MadeOf, madeOfText } from '../made-leagues.ts';

/** A member who may make leagues. `supervise`: they may import only into leagues that they supervise. */
export type Maker = { readonly supervise: boolean };

type Props = {
  maker: Maker;
  of: MadeOf;
  /** Initial name of the league. */
  name: string;
  /** Id of the select in which the new league is chosen. */
  focus: string;
  label?: string;
};

/** Button below the select of a league: opens the form of a new league; the select then has it chosen. */
export function MakeLeague({ maker: { supervise }, of, name, focus, label }: Props) {
  return (
    <AddChoice
      none={null}
      form="add-league"
      title={m.import_make_league()}
      label={label}
      request={{ name, supervise, of: madeOfText(of), focus }}
    />
  );
}
