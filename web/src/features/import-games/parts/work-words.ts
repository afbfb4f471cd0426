import { m } from '../../../paraglide/messages.js';

/** Returns the texts for an import from a spreadsheet or, with `isDrawn`, for publishing a schedule. */
export const workWords = (isDrawn: boolean) =>
  isDrawn
    ? {
        review: m.schedule_before,
        run: m.schedule_publish,
        running: m.schedule_publishing,
        done: m.schedule_published,
        another: m.schedule_another,
        undoing: { undo: m.schedule_undo, question: m.schedule_undo_question, undone: m.schedule_undone },
      }
    : {
        review: m.import_review,
        run: m.import_run,
        running: m.import_running,
        done: m.import_done,
        another: m.import_another,
        undoing: undefined,
      };
