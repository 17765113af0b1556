import { type RefObject, useEffect } from 'react';
import { contactForm } from '../../../../forms/contact.ts';
import { controlId } from '../parts/FormField.tsx';

/**
 * Writes the estimate that the calculator's link carries into the contact form, once, where nothing was typed yet. The fields
 * stay the visitor's: everything can be changed, and nothing is sent. The words are fetched only by who follows such a link.
 */
export function useAskedEstimate(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const fragment = window.location.hash;
    if (!fragment.startsWith('#estimate')) return;
    void import('./estimate-message.ts').then(({ estimateMessage, estimateSubject }) => {
      const message = estimateMessage(fragment);
      if (message === undefined || !form.current) return;
      writeWhereEmpty(form.current, 'subject', estimateSubject);
      writeWhereEmpty(form.current, 'message', message);
      form.current.scrollIntoView();
    });
  }, [form]);
}

function writeWhereEmpty(form: HTMLElement, name: string, text: string): void {
  const control = form.querySelector<HTMLSelectElement | HTMLTextAreaElement>(`#${controlId(contactForm.id, { name })}`);
  if (control && control.value === '') control.value = text;
}
