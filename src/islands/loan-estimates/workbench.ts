/** What is only needed once there is a document: fetched in one file then, and never by whoever only reads the page. */
export { Results } from './Results.tsx';
export { documentOfFile, nameOf, readSentence, typedDocument, withTyped } from './shown-documents.ts';
