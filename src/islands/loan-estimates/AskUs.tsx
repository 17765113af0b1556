import { useId, useState } from 'react';
import { copyText } from '../../ui/copy-text.ts';
import { useStatus } from '../../ui/use-status.ts';
import { askText, figureLines, mailLimit, mailLink, withLine, withoutLine } from './ask-text.ts';
import { isEmpty } from './shown-documents.ts';
import type { ExplainedDocument } from './use-explained.ts';

export interface AskUsProps {
  readonly documents: readonly ExplainedDocument[];
  readonly email: string;
}

/** An email that the visitor sees and changes before anything is sent: each figure and each question can be struck out. */
export function AskUs({ documents, email }: AskUsProps) {
  const id = useId();
  const told = documents.filter(({ document }) => !isEmpty(document));
  const figures = figureLines(told.map(({ document }) => document.estimate));
  const questions = [...new Set(told.flatMap((one) => one.questions))].map((question) => `- ${question}`);
  const written = askText({ figures, questions }, told.length);
  const [text, setText] = useState(written);
  const [status, say] = useStatus();
  const order = [...figures, ...questions];
  const inText = new Set(text.split('\n'));
  const link = mailLink(email, text);

  const toggle = (line: string) => setText(inText.has(line) ? withoutLine(text, line) : withLine(text, line, order));

  async function copy() {
    const copied = await copyText(text);
    say(
      copied ? `Copied. Paste it into an email to ${email}.` : 'Your browser did not let us copy. Select the text and copy it.',
    );
  }

  return (
    <div className="mt-8 grid gap-8 lg:grid-cols-2">
      <div className="stack-6">
        <Choices title="Figures to send" lines={figures} inText={inText} onToggle={toggle} />
        <Choices title="Questions to send" lines={questions} inText={inText} onToggle={toggle} />
      </div>
      <div>
        <label htmlFor={`${id}-text`} className="font-semibold">
          Your email to us
        </label>
        <p id={`${id}-hint`} className="mb-2 text-ink-soft text-sm">
          Change every word you like. It holds no name, no address and no loan number unless you write one. Nothing is sent until
          you send it from your mail program.
        </p>
        <textarea
          id={`${id}-text`}
          aria-describedby={`${id}-hint`}
          className="control le-letter-text"
          rows={18}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div className="mt-4 flex flex-wrap gap-3">
          <a href={link} className="button button--secondary">
            Open my mail program
          </a>
          <button type="button" className="button button--quiet" onClick={copy}>
            Copy the text
          </button>
          <button type="button" className="button button--quiet" onClick={() => setText(written)}>
            Write it anew
          </button>
        </div>
        {link.length > mailLimit && (
          <p className="mt-2 text-sm">
            This is long, and some mail programs cut long texts. If yours does, copy the text and paste it into the email.
          </p>
        )}
        <p role="status" className="mt-2 font-semibold text-sm">
          {status}
        </p>
      </div>
    </div>
  );
}

interface ChoicesProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly inText: ReadonlySet<string>;
  readonly onToggle: (line: string) => void;
}

function Choices({ title, lines, inText, onToggle }: ChoicesProps) {
  if (lines.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{title}</legend>
      {lines.map((line) => (
        <label key={line} className="le-choice">
          <input type="checkbox" checked={inText.has(line)} onChange={() => onToggle(line)} />
          <span>{line.replace(/^- /, '')}</span>
        </label>
      ))}
    </fieldset>
  );
}
