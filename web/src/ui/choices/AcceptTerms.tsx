import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { CheckboxField } from './CheckboxField.tsx';
import type { FieldsOf, NameIn, Values } from '../fields/use-form-state.ts';

/**
 * Checkbox to accept the terms, with links to them. Always includes the French terms, as Quebec law requires for
 * standard contracts.
 */
export function AcceptTerms<V extends Values>({ form, name }: { form: FieldsOf<V>; name: NameIn<V> }) {
  const { lang } = usePageLocation();
  return (
    <>
      <CheckboxField form={form} name={name}>
        {m.register_terms()}
      </CheckboxField>
      <p>
        <a href={pathsIn('fr').terms()} lang="fr" hrefLang="fr">
          {m.terms_french()}
        </a>
        {lang === 'en' && (
          <>
            {' · '}
            <a href={pathsIn('en').terms()}>{m.terms_title()}</a>
          </>
        )}
        {' · '}
        <a href={pathsIn(lang).privacy()}>{m.privacy_read()}</a>
      </p>
    </>
  );
}
