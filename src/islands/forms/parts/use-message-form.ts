import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { checkValues, type Problem } from '../../../../forms/check.ts';
import type { FormDefinition, Notice } from '../../../../forms/form.ts';
import { type Delivery, deliver, type Payload } from './deliver.ts';

type FieldProblem = Pick<Problem, 'field' | 'message'>;

export interface ShownNotice extends Notice {
  /** Tells apart two showings of the same notice, so that the second is announced too. */
  readonly number: number;
  readonly tone: 'success' | 'error';
}

export interface MessageFormOptions {
  readonly form: FormDefinition;
  readonly endpoint: string;
  /** Builds what is sent from what was typed. */
  readonly payload: (values: FormData) => Payload;
  /** A check of the form's own, made after the fields are right. Returns the notice that stops the sending. */
  readonly refuse?: (() => { readonly notice: Notice; readonly problem: FieldProblem } | undefined) | undefined;
  /** Called when the service has the message, after the form was emptied. */
  readonly onSent?: (() => void) | undefined;
}

function noticeFor(form: FormDefinition, delivery: Delivery): Notice {
  const { messages } = form;
  switch (delivery.outcome) {
    case 'sent':
      return messages.sent;
    case 'not-configured':
      return messages.notConfigured;
    case 'offline':
      return messages.offline;
    case 'rejected':
      return { title: messages.rejected.title, text: delivery.message ?? messages.rejected.text };
  }
}

/** Text values of a form by name; a file never belongs to these forms. */
function textValues(values: FormData): Record<string, string> {
  return Object.fromEntries([...values].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/**
 * Checks and sends a form: one request at a time, what was typed stays until the service has confirmed, and every
 * outcome is told in the notification area.
 */
export function useMessageForm({ form, endpoint, payload, refuse, onSent }: MessageFormOptions) {
  const [phase, setPhase] = useState<'idle' | 'sending'>('idle');
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [notice, setNotice] = useState<ShownNotice>();
  const [reference, setReference] = useState<string>();
  // A second click can come before React has drawn the disabled button.
  const underWay = useRef(false);
  const sendButton = useFocusAfter<HTMLButtonElement>(phase === 'sending');

  const show = useCallback((tone: ShownNotice['tone'], { title, text }: Notice) => {
    setNotice((previous) => ({ title, text, tone, number: (previous?.number ?? 0) + 1 }));
  }, []);

  async function send(element: HTMLFormElement) {
    if (underWay.current) return;
    const values = new FormData(element);
    const found = checkValues(form, textValues(values));
    const refusal = found.length === 0 ? refuse?.() : undefined;
    if (found.length > 0 || refusal) {
      setProblems(refusal ? [refusal.problem] : found);
      show('error', refusal?.notice ?? form.messages.incomplete);
      return;
    }
    setProblems([]);
    setNotice(undefined);
    setReference(undefined);
    underWay.current = true;
    setPhase('sending');
    const delivery = await deliver(endpoint, payload(values));
    underWay.current = false;
    setPhase('idle');
    show(delivery.outcome === 'sent' ? 'success' : 'error', noticeFor(form, delivery));
    if (delivery.outcome === 'sent') {
      element.reset();
      setReference(delivery.reference);
      onSent?.();
    } else if (delivery.outcome === 'rejected') {
      setProblems(delivery.problems.filter(({ field }) => form.fields.some(({ name }) => name === field)));
    }
  }

  return { phase, problems, notice, reference, sendButton, send, dismissNotice: useCallback(() => setNotice(undefined), []) };
}

/** Gives the focus back to a control that lost it by being disabled, once `busy` has passed. */
function useFocusAfter<Control extends HTMLElement>(busy: boolean): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !busy && document.activeElement === document.body) control.current?.focus();
    wasBusy.current = busy;
  }, [busy]);
  return control;
}
