import { fieldName } from '@rondelle/contracts/site/what-if-search.ts';
import { marginWords } from '../../../ui/game-list/margin-fault.ts';

const decidedField = (form: HTMLFormElement, gameId: number): HTMLSelectElement | null => {
  const field = form.elements.namedItem(fieldName(gameId, 'in'));
  return field instanceof HTMLSelectElement ? field : null;
};

/** Forgets what was told of the fields, so that the form can be sent again. */
export const forgetMargins = (form: HTMLFormElement, gameIds: readonly number[]): void => {
  for (const id of gameIds) decidedField(form, id)?.setCustomValidity('');
};

/** Whether each game that is filled in can have ended so; tells beside the first one that can't. */
export const checkMargins = (form: HTMLFormElement, gameIds: readonly number[]): boolean => {
  const filled = new FormData(form);
  for (const id of gameIds) {
    const value = (field: Parameters<typeof fieldName>[1]) => {
      const said = filled.get(fieldName(id, field));
      return typeof said === 'string' ? said : '';
    };
    const [home, away] = [value('home'), value('away')];
    const [realHome = '', realAway = ''] = value('real').split('-');
    const goals = [Number(home || realHome), Number(away || realAway)] as const;
    // A tie was decided by nothing, whatever is chosen.
    const isSaid = (home !== '' || away !== '') && goals[0] !== goals[1];
    decidedField(form, id)?.setCustomValidity((isSaid && marginWords(...goals, value('in'))) || '');
  }
  return form.reportValidity();
};
