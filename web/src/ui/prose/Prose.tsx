import classes from './prose.module.css';

/** A text that was made clean where it was read: nothing in it runs. */
export function Prose({ html, lang }: { html: string; lang?: string }) {
  return <div className={classes.prose} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
