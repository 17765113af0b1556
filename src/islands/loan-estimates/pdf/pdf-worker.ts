// The half of pdf.js that reads files, in a thread of its own: a file that keeps it busy keeps nobody else.
import './older-browsers.ts';
import 'pdfjs-dist/build/pdf.worker.mjs';
