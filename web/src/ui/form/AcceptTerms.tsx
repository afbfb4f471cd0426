import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { usePageLocation } from '../../lib/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Choice } from './Choice.tsx';
import type { FieldsOf, NameIn, Values } from './use-form-state.ts';

/** The box to accept the terms with, and where they are: in French always, as Quebec asks of who offers a contract. */
export function AcceptTerms<V extends Values>({ form, name }: { form: FieldsOf<V>; name: NameIn<V> }) {
  const { lang } = usePageLocation();
  return (
    <>
      <Choice form={form} name={name} value="yes" type="checkbox" first>
        {m.register_terms()}
      </Choice>
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
