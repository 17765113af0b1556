/** What is only needed once there is a document: fetched in one file then, and never by whoever only reads the page. */
export { disagreements } from '../../../mortgage/loan-estimate/checking/check-estimate.ts';
export { Results } from './Results.tsx';
export { documentOfFile, nameOf, typedDocument, valuesOf, withTyped } from './shown-documents.ts';
