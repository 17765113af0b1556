import { useRef, useState } from 'react';
import type { Line } from './line.ts';
import { startPdfThread } from './pdf/pdf-thread.ts';
import type { ReadDocument, RefusedDocument } from './read-document.ts';
import type { ShownDocument } from './shown-documents.ts';

/** What works with documents; fetched when there is one. */
type Workbench = typeof import('./workbench.ts');

/** The form compares three; a fourth column would fit no screen. */
const mostDocuments = 3;

const noRoom = `This page takes ${mostDocuments} at a time. Remove one first.`;
const notLoaded = 'Part of this page did not load. Check your connection and try again, or reload the page.';

/** Reads a file with the reader, which is fetched for the first one, while its thread fetches what it needs itself. */
async function read(file: File): Promise<ReadDocument | RefusedDocument> {
  const thread = startPdfThread();
  try {
    const { readDocument } = await import('./read-document.ts');
    return await readDocument(file, thread);
  } catch (fault) {
    thread.terminate();
    reportError(fault);
    return { kind: 'refused', reason: `This file could not be read. ${notLoaded}` };
  }
}

/** The documents on the page, and what is said about adding them. Everything stays in this page's memory. */
export function useDocuments() {
  const [documents, setDocuments] = useState<readonly ShownDocument[]>([]);
  const [workbench, setWorkbench] = useState<Workbench>();
  const [status, setStatus] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  // Known at once, where state is known with the next rendering: files are read one after the other.
  const count = useRef(0);
  const ids = useRef(0);
  const queue = useRef(Promise.resolve());

  async function fetchWorkbench(): Promise<Workbench | undefined> {
    try {
      const fetched = await import('./workbench.ts');
      setWorkbench(fetched);
      return fetched;
    } catch (fault) {
      reportError(fault);
      setProblems([notLoaded]);
      setStatus('');
      return undefined;
    }
  }

  function add(document: ShownDocument) {
    count.current += 1;
    setDocuments((shown) => [...shown, document]);
  }

  const nextId = () => {
    ids.current += 1;
    return ids.current;
  };

  async function readAll(files: readonly File[]) {
    setProblems([]);
    const fetching = fetchWorkbench();
    const said: string[] = [];
    for (const file of files) {
      setStatus([...said, `Reading ${file.name} …`].join(' '));
      const outcome = count.current < mostDocuments ? await read(file) : { kind: 'refused' as const, reason: noRoom };
      const fetched = await fetching;
      if (!fetched) return;
      if (outcome.kind === 'refused') setProblems((before) => [...before, `${file.name}: ${outcome.reason}`]);
      else {
        const document = fetched.documentOfFile(nextId(), file.name, outcome);
        add(document);
        said.push(fetched.readSentence(document));
      }
    }
    setStatus(said.join(' '));
  }

  return {
    documents,
    Results: workbench?.Results,
    status,
    problems,
    readFiles(files: readonly File[]) {
      if (files.length > 0) queue.current = queue.current.then(() => readAll(files));
    },
    /** Adds one whose lines are all to be typed, and gives its id. */
    async typeOne(): Promise<number | undefined> {
      setProblems([]);
      if (count.current >= mostDocuments) {
        setProblems([noRoom]);
        return undefined;
      }
      const fetched = await fetchWorkbench();
      if (!fetched) return undefined;
      const document = fetched.typedDocument(nextId());
      add(document);
      setStatus('Added. Type what your Loan Estimate says; leave out what you do not need.');
      return document.id;
    },
    /** What stands in a line's field; `done` when the field is left. */
    type(id: number, line: Line, typed: string, done: boolean) {
      if (!workbench) return;
      setDocuments((shown) =>
        shown.map((document) => (document.id === id ? workbench.withTyped(document, line, typed, done) : document)),
      );
    },
    remove(id: number) {
      const index = documents.findIndex((document) => document.id === id);
      const removed = documents[index];
      if (!removed || !workbench) return;
      removed.file?.pages.close();
      count.current -= 1;
      setDocuments(documents.filter((_, at) => at !== index));
      setProblems([]);
      setStatus(`Removed ${workbench.nameOf(removed, index)}.`);
    },
  };
}
