import { usePaths } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { FormLink } from '../../../ui/form-link/FormLink.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import blocks from '../../../ui/blocks.module.css';

/** Ways to enter results, at the end of the page, because most people come to read them. */
export function EditorLinks({ season }: { season: string }) {
  const paths = usePaths();
  return (
    <nav aria-label={m.actions_label()} className={blocks.actions}>
      <details>
        <summary>{m.results_actions()}</summary>
        <div className={blocks.actions}>
          <FormLink form="add-game">{m.game_form_add()}</FormLink>
          <Link href={paths.enterResults(season)}>{m.action_enter_results()}</Link>
          <Link href={paths.importGames(season)}>{m.import_link()}</Link>
          <Link href={paths.makeSchedule(season)}>{m.schedule_link()}</Link>
        </div>
      </details>
    </nav>
  );
}
