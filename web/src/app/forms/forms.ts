import type { FormName } from '../../lib/forms/form-name.ts';
import { m } from '../../paraglide/messages.js';
import type { RegisteredForm } from './registered-form.ts';
import { structureForms } from './structure-forms.ts';

/** Every form that opens over a page with `?do=<name>&id=<id>`. */
export const forms: Readonly<Record<FormName, RegisteredForm>> = {
  'add-game': {
    title: m.game_form_add,
    load: async () => (await import('../../features/game-forms/AddGame.tsx')).AddGame,
  },
  'edit-game': {
    title: m.game_form_edit,
    load: async () => (await import('../../features/game-forms/EditGame.tsx')).EditGame,
  },
  'delete-game': {
    title: m.game_form_delete,
    load: async () => (await import('../../features/game-forms/DeleteGame.tsx')).DeleteGame,
  },
  'restore-game': {
    title: m.game_form_restore,
    load: async () => (await import('../../features/game-forms/RestoreGame.tsx')).RestoreGame,
  },
  'withdraw-result': {
    title: m.game_form_withdraw,
    load: async () => (await import('../../features/game-forms/WithdrawResult.tsx')).WithdrawResult,
  },
  'cancel-game': {
    title: m.game_form_cancel,
    load: async () => (await import('../../features/game-forms/CancelGame.tsx')).CancelGame,
  },
  'postpone-game': {
    title: m.game_form_postpone,
    load: async () => (await import('../../features/game-forms/PostponeGame.tsx')).PostponeGame,
  },
  'confirm-result': {
    title: m.confirmation_form_confirm,
    load: async () => (await import('../../features/game-forms/ConfirmationForm.tsx')).ConfirmResult,
  },
  'dispute-result': {
    title: m.confirmation_form_dispute,
    load: async () => (await import('../../features/game-forms/ConfirmationForm.tsx')).DisputeResult,
  },
  'withdraw-confirmation': {
    title: m.confirmation_form_withdraw_title,
    load: async () =>
      (await import('../../features/game-forms/WithdrawConfirmation.tsx')).WithdrawConfirmation,
  },
  'follow-team': {
    title: m.follow_form_title,
    load: async () => (await import('../../features/follow-forms/FollowForm.tsx')).FollowTeam,
  },
  'follow-league': {
    title: m.follow_form_title,
    load: async () => (await import('../../features/follow-forms/FollowForm.tsx')).FollowLeague,
  },
  'follow-tournament': {
    title: m.follow_form_title,
    load: async () => (await import('../../features/follow-forms/FollowForm.tsx')).FollowTournament,
  },
  'supervise-league': {
    title: m.supervise,
    load: async () => (await import('../../features/follow-forms/SuperviseForm.tsx')).SuperviseLeague,
  },
  'supervise-tournament': {
    title: m.supervise,
    load: async () => (await import('../../features/follow-forms/SuperviseForm.tsx')).SuperviseTournament,
  },
  'stop-supervising-league': {
    title: m.supervise_stop,
    load: async () => (await import('../../features/follow-forms/SuperviseForm.tsx')).StopSupervisingLeague,
  },
  'stop-supervising-tournament': {
    title: m.supervise_stop,
    load: async () =>
      (await import('../../features/follow-forms/SuperviseForm.tsx')).StopSupervisingTournament,
  },
  'keep-score': {
    title: m.keep_title,
    load: async () => (await import('../../features/scorekeeper/KeepScore.tsx')).KeepScore,
  },
  'reinstate-game': {
    title: m.game_form_reinstate,
    load: async () => (await import('../../features/game-forms/ReinstateGame.tsx')).ReinstateGame,
  },
  'undo-event': {
    title: m.event_undo,
    load: async () => (await import('../../features/history/UndoEvent.tsx')).UndoEvent,
  },
  'undo-action': {
    title: m.undo_together_title,
    load: async () => (await import('../../features/history/UndoAction.tsx')).UndoAction,
  },
  'merge-game': {
    title: m.merge_game_title,
    load: async () => (await import('../../features/history/MergeGame.tsx')).MergeGame,
  },
  'merge-team': {
    title: m.merge_team_title,
    load: async () => (await import('../../features/history/MergeTeam.tsx')).MergeTeam,
  },
  ...structureForms,
};

/** Returns the form with this name; undefined when there is none. */
export const formNamed = (name: string | null): RegisteredForm | undefined =>
  name !== null && Object.hasOwn(forms, name) ? forms[name as FormName] : undefined;
