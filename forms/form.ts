/** How a field is asked for; decides its control, its keyboard on a phone and its check. */
export type FieldKind = 'text' | 'email' | 'tel' | 'textarea' | 'select' | 'radio' | 'date';

export interface Option {
  /** What is sent. */
  readonly value: string;
  /** What is read. */
  readonly label: string;
  /** What a visitor agrees to by choosing it, with the name of the business in it; stands beside the choices. */
  readonly agreement?: (company: string) => string;
}

export interface Field {
  /** Key in the payload. */
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly required: boolean;
  /** Longest accepted value, in UTF-16 code units (what `maxlength` counts). */
  readonly maxLength: number;
  /** The sentence shown beside the field when it is required and left empty. */
  readonly whenMissing?: string;
  readonly options?: readonly Option[];
  /** Option chosen before the visitor chooses. */
  readonly initial?: string;
  readonly hint?: string;
  readonly placeholder?: string;
  /** Token of the HTML `autocomplete` attribute. */
  readonly autocomplete?: string;
}

export interface Notice {
  readonly title: string;
  readonly text: string;
}

export interface FormDefinition {
  /** The one name of this form: folder, address (`/f/ID`) and database value. */
  readonly id: 'contact' | 'agent-recommendation' | 'second-look';
  /** Name a person reads in the mailbox and in `leads list`. */
  readonly name: string;
  readonly fields: readonly Field[];
  /** Values sent with every message of this form, that nobody types. */
  readonly fixed: Readonly<Record<string, string>>;
  readonly messages: {
    readonly sent: Notice;
    readonly rejected: Notice;
    readonly offline: Notice;
    readonly notConfigured: Notice;
    /** Shown as a notice, beside the errors at the fields. */
    readonly incomplete: Notice;
  };
}

/** Whether a value belongs to a form: it answers one of its fields, or the form sends it itself. What else comes was added. */
export function isOwnValue(form: FormDefinition, name: string, value: string): boolean {
  return form.fields.some((field) => field.name === name) || (Object.hasOwn(form.fixed, name) && form.fixed[name] === value);
}

/** Builds the option list of a field whose values are what is read. */
export function sameOptions(...labels: readonly string[]): readonly Option[] {
  return labels.map((label) => ({ value: label, label }));
}

/** Section 8 of the specification gives it for the contact form; all three forms use the same words. */
export const notConfigured: Notice = {
  title: 'Form Not Configured',
  text: 'Please provide the form endpoint URL to enable this form.',
};
